import { create } from '@dayloom/data';
import { nowOf, type WorkFields, works } from '@dayloom/domain';
import { useAddress, useNavigate, useNewId, useShell } from '@dayloom/platform';
import { isSignedOut } from '../work/is-signed-out.ts';

const done = 'Work added successfully';
const failed = 'Failed to add work';
const signedOut = 'You must be logged in to add work';

/** Writes the new work and goes to the dashboard; on failure nothing is written and the form stays (AW5, AW12). */
export function useAddWork() {
  const address = useAddress();
  const { clock, store, toasts, user } = useShell();
  const { id } = useNewId();
  const navigate = useNavigate();
  return async (fields: WorkFields): Promise<boolean> => {
    try {
      await store.commit([create(works, id, { ...fields, userId: user.id, createdAt: nowOf(clock) })]);
    } catch (error) {
      toasts.error(isSignedOut(error) ? signedOut : failed, error);
      return false;
    }
    toasts.success(done);
    void navigate(address('dashboard'));
    return true;
  };
}
