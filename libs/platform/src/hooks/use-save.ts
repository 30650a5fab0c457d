import type { Change, DeletedRef } from '@dayloom/data';
import { useCallback } from 'react';
import type { ToastQuestion } from '../contract/shell.ts';
import { useShell } from '../shell-context.ts';

/** The messages of a save. */
export interface Outcome {
  /** The success toast; omit it if the screen itself shows enough. */
  readonly done?: string;
  readonly failed: string;
  /** The changes that revert this one; adds 'Undo' to the success toast. */
  readonly undo?: readonly Change[];
  /** What 'Undo' commits in place of `undo`, if it depends on later changes. Older shells commit `undo`. */
  readonly undoNow?: () => Promise<readonly Change[]>;
  /** Called once the changes are saved; resolves to what 'All' does, or to undefined for none. */
  readonly all?: () => Promise<(() => Promise<boolean>) | undefined>;
  /** Called once the changes are saved; resolves to what is asked in place of 'All'. Older shells ignore it. */
  readonly question?: () => Promise<ToastQuestion | undefined>;
  /** Shown below the success message, such as the title of a deleted record. */
  readonly detail?: string;
}

const deletedMeanwhile = ([ref, ...others]: readonly DeletedRef[]) => {
  const what = ref && others.length === 0 ? `The ${ref.word.toLowerCase()}` : 'Some of it';
  return `${what} was deleted meanwhile. The change was made, and Restore brings it back.`;
};

/**
 * Commits changes and shows the outcome as a toast. Resolves to whether they were saved; if not, nothing was written.
 * An empty list counts as saved and shows no toast.
 */
export function useSave() {
  const { store, toasts } = useShell();
  return useCallback(
    async (
      changes: readonly Change[],
      { done, failed, undo, undoNow, all, question, detail }: Outcome,
    ): Promise<boolean> => {
      if (changes.length === 0) return true;
      let deleted: readonly DeletedRef[];
      try {
        ({ deleted = [] } = await store.commit(changes));
      } catch (error) {
        toasts.error(failed, error);
        return false;
      }
      if (deleted.length > 0)
        toasts.warning(deletedMeanwhile(deleted), {
          restore: async () =>
            void (await store.commit(
              deleted.map(({ collection, id }) => ({ type: 'restore', collection, id })),
            )),
        });
      else if (done !== undefined) {
        const [ofAll, asked] = await Promise.all([all?.(), question?.()]);
        toasts.success(done, {
          ...(ofAll && { all: ofAll }),
          ...(asked && { question: asked }),
          ...(undo && {
            undo: async () => void (await store.commit((await undoNow?.()) ?? undo)),
            records: undo,
          }),
          ...(changes.every(({ type }) => type === 'remove') && { toTrash: true }),
          ...(detail !== undefined && { detail }),
        });
      }
      return true;
    },
    [store, toasts],
  );
}
