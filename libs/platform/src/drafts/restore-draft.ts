import { isSameText, type KeptDraft } from '@dayloom/data';
import type { Shell } from '../contract/shell.ts';

/** An open form of this page into which a draft can be restored. */
interface OpenForm {
  /** Writes pending values. */
  flush(): void;
  /** Replaces the values of all fields with the draft, and keeps it. */
  show(draft: KeptDraft): void;
}

/** By draft key. */
export const openForms = new Map<string, OpenForm>();

/** Restores a draft, in its form if that is open; replaced input can be restored too. @throws StoreError */
export async function restoreDraft(dropped: KeptDraft, shell: Pick<Shell, 'store' | 'toasts'>) {
  const { drafts } = shell.store;
  openForms.get(dropped.key)?.flush();
  const reading = drafts.get(dropped.key);
  // If the page is left before all of this is finished, the tab keeps the draft.
  drafts.leave('set', dropped);
  const newer = await reading;
  // If storage is full, only an open form can keep the draft.
  openForms.get(dropped.key)?.show(dropped);
  await drafts.set(dropped);
  const displaced = newer && !isSameText(newer, dropped) ? newer : undefined;
  shell.toasts.success('Draft restored', displaced && { undo: () => restoreDraft(displaced, shell) });
}
