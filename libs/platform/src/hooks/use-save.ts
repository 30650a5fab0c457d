import type { Change, DeletedRef } from '@dayloom/data';
import { useCallback } from 'react';
import { useShell } from '../shell-context.ts';

/** What a save tells the user, in the words of the rules. */
export interface Outcome {
  /** The success toast; left out where the screen itself shows enough. */
  readonly done?: string;
  readonly failed: string;
  /** The changes that take this one back; puts 'Undo' on the success toast. */
  readonly undo?: readonly Change[];
  /** Names the record below the success toast's message, as a delete does. */
  readonly detail?: string;
}

const deletedMeanwhile = ([ref, ...others]: readonly DeletedRef[]) => {
  const what = ref && others.length === 0 ? `The ${ref.word.toLowerCase()}` : 'Some of it';
  return `${what} was deleted meanwhile. The change was made, and Restore brings it back.`;
};

/**
 * Commits changes and tells the outcome. Answers whether they are saved; when not, nothing was written. No changes are
 * saved without a word.
 */
export function useSave() {
  const { store, toasts } = useShell();
  return useCallback(
    async (changes: readonly Change[], { done, failed, undo, detail }: Outcome): Promise<boolean> => {
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
      else if (done !== undefined)
        toasts.success(done, {
          ...(undo && { undo: async () => void (await store.commit(undo)), records: undo }),
          ...(changes.every(({ type }) => type === 'remove') && { toTrash: true }),
          ...(detail !== undefined && { detail }),
        });
      return true;
    },
    [store, toasts],
  );
}
