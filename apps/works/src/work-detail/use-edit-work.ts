import { patch } from '@dayloom/data';
import { type Work, type WorkFields, works } from '@dayloom/domain';
import { useAction, useSave } from '@dayloom/platform';

const outcome = { done: 'Work updated successfully', failed: 'Failed to update work' };

/** Writes what the form decides and nothing else; a description left empty is taken away (WD14, DA32). */
export function useEditWork(work: Work, onSaved: () => void) {
  const save = useSave();
  return useAction(async (fields: WorkFields) => {
    const clear =
      fields.description === undefined && work.description !== undefined ? (['description'] as const) : [];
    if (await save([patch(works, work.id, fields, clear)], outcome)) onSaved();
  });
}
