import { create } from '@dayloom/data';
import { nowOf, type ProfileDraft, type UserProfile, users } from '@dayloom/domain';
import { editOf, useClock, useSave, useUser } from '@dayloom/platform';

const outcome = { done: 'Profile updated successfully', failed: 'Failed to update profile' };

/** Writes the changed fields; the first save of an account without a user document creates it. */
export function useSaveProfile() {
  const { id, email } = useUser();
  const clock = useClock();
  const save = useSave();
  return (opened: UserProfile | undefined, fields: ProfileDraft) =>
    save(
      opened
        ? editOf(users, opened, fields)
        : [create(users, id, { ...fields, email, createdAt: nowOf(clock) })],
      outcome,
    );
}
