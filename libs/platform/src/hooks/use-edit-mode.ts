import { useState } from 'react';
import { useUnsavedWork } from './use-unsaved-work.ts';

/** `draft` is the initial value: the record's values, or the input of a failed save. */
export type EditMode<Draft> =
  /** `wasEdited`: the focus returns to where the edit began. */
  { readonly mode: 'view'; readonly wasEdited: boolean } | { readonly mode: 'edit'; readonly draft: Draft };

/**
 * Editing in place. Saving closes the editor immediately (optimistic update); if the save fails, it opens again with
 * the input. Leaving waits for the response.
 * @param what the edited text, as named in the question on leaving: 'the note'
 */
export function useEditMode<Draft>(what: string) {
  const [edit, setEdit] = useState<EditMode<Draft>>({ mode: 'view', wasEdited: false });
  const [saving, setSaving] = useState(0);
  useUnsavedWork(saving > 0 ? what : undefined, true);
  const open = (draft: Draft) => setEdit({ mode: 'edit', draft });
  const close = () => setEdit({ mode: 'view', wasEdited: true });
  const save = async (draft: Draft, answer: Promise<boolean>) => {
    close();
    setSaving((count) => count + 1);
    const saved = await answer;
    if (!saved) open(draft);
    setSaving((count) => count - 1);
    return saved;
  };
  return { edit, open, close, save };
}
