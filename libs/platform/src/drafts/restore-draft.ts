import { isSameText, type KeptDraft } from '@dayloom/data';
import type { Shell } from '../contract/shell.ts';

/** A form that is open in this page, as whoever puts a draft back sees it. */
interface OpenForm {
  /** Writes what waits. */
  flush(): void;
  /** Puts the draft in the place of all that the fields hold, and keeps it. */
  show(draft: KeptDraft): void;
}

/** By the keys of their drafts. */
export const openForms = new Map<string, OpenForm>();

/**
 * Puts a dropped draft back, into its form where that is open. What was typed meanwhile gives way to it, and can be put
 * back in turn. @throws StoreError
 */
export async function restoreDraft(dropped: KeptDraft, shell: Pick<Shell, 'store' | 'toasts'>) {
  const { drafts } = shell.store;
  openForms.get(dropped.key)?.flush();
  const reading = drafts.get(dropped.key);
  // A page that is left before all of this is done has it in its tab.
  drafts.leave('set', dropped);
  const newer = await reading;
  // Where storage is full, an open form is all that can hold it.
  openForms.get(dropped.key)?.show(dropped);
  await drafts.set(dropped);
  const displaced = newer && !isSameText(newer, dropped) ? newer : undefined;
  shell.toasts.success('Draft restored', displaced && { undo: () => restoreDraft(displaced, shell) });
}
