import { type Work, type WorkFields, works } from '@dayloom/domain';
import { editOf, useAction, useSave } from '@dayloom/platform';

const outcome = { done: 'Work updated successfully', failed: 'Failed to update work' };

/** Writes what was changed in the form since it was opened; a description left empty is taken away (WD14, DA36). */
export function useEditWork(opened: Work, onSaved: () => void) {
  const save = useSave();
  return useAction(async (fields: WorkFields) => {
    const edit = editOf(works, opened, { ...fields, description: fields.description });
    if (await save(edit, outcome)) onSaved();
  });
}
