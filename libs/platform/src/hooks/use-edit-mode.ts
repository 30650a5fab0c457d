import { useState } from 'react';

/** `draft` is what the edit begins with: the record's values, or what was typed when storage refused it. */
export type EditMode<Draft> =
  /** `wasEdited`: the focus returns to where the edit began. */
  { readonly mode: 'view'; readonly wasEdited: boolean } | { readonly mode: 'edit'; readonly draft: Draft };

/**
 * An edit in place. Saving ends it at once, since the store shows a change before storage has answered; where storage
 * refuses, it is open again with what was typed (OF12). `save` answers as storage does.
 */
export function useEditMode<Draft>() {
  const [edit, setEdit] = useState<EditMode<Draft>>({ mode: 'view', wasEdited: false });
  const open = (draft: Draft) => setEdit({ mode: 'edit', draft });
  const close = () => setEdit({ mode: 'view', wasEdited: true });
  const save = async (draft: Draft, saving: Promise<boolean>) => {
    close();
    const saved = await saving;
    if (!saved) open(draft);
    return saved;
  };
  return { edit, open, close, save };
}
