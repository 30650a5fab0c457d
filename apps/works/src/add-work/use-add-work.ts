import { create, isStoreClosed } from '@dayloom/data';
import { nowOf, type WorkFields } from '@dayloom/domain';
import { useNewId, useShell } from '@dayloom/platform';

/** Writes the new work; retries use the same id. On failure nothing is written. */
export function useAddWork() {
  const { clock, store, toasts, user } = useShell();
  const { id } = useNewId();
  const save = async (fields: WorkFields): Promise<boolean> => {
    try {
      await store.commit([create('works', id, { ...fields, userId: user.id, createdAt: nowOf(clock) })]);
    } catch (error) {
      toasts.error(isStoreClosed(error) ? 'You must be logged in to add work' : 'Failed to add work', error);
      return false;
    }
    toasts.success('Work added successfully');
    return true;
  };
  return { id, save };
}
