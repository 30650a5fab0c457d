import { useState } from 'react';
import { useUnsavedWork } from './use-unsaved-work.ts';

/** `draft` is what the edit begins with: the record's values, or what was typed when storage refused it. */
export type EditMode<Draft> =
  /** `wasEdited`: the focus returns to where the edit began. */
  { readonly mode: 'view'; readonly wasEdited: boolean } | { readonly mode: 'edit'; readonly draft: Draft };

/**
 * An edit in place. Saving ends it at once, since the store shows a change before storage has answered; where storage
 * refuses, it is open again with what was typed. `save` answers as storage does; until then leaving waits.
 * @param what is edited, as the question on leaving names it: 'the note'
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
