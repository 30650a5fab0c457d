import type { User } from '@dayloom/data';
import { readStored, writeStored } from '@dayloom/data/browser-storage';
import {
  deletingKey,
  forgetUser,
  isBeingDeleted,
  rememberedUser,
  storageKey,
  userOfEndedSession,
  userPrefix,
} from '../session/remembered-session.ts';

/** Stores the id of the user whose account was deleted last, for the other tabs. */
const deletedKey = 'dayloom.deleted';
/** Stores the id of a user whose data is partly deleted, until all of it is. */
const begunKey = `${userPrefix}deletion-begun`;

/** The values of this page in a browser without storage. */
const inMemory = new Map<string, string>();

function note(key: string, id: string) {
  if (!writeStored(key, id, 'The progress of the deletion cannot be stored.')) inMemory.set(key, id);
}

const isNoted = (key: string, id: string) => inMemory.get(key) === id || readStored(key) === id;

/** Whether this account is known to be deleted. Only the tab that deleted it notes that. */
export const isDeleted = ({ id }: User) => isNoted(deletedKey, id);

/** Whether some of the account's data is deleted, so that it can no longer be kept unchanged. */
export const hasBegun = ({ id }: User) => isNoted(begunKey, id);
export const noteBegun = ({ id }: User) => note(begunKey, id);

/** Stops the deletion in all tabs; what is left of the account stays. */
export function callOff() {
  inMemory.delete(begunKey);
  try {
    localStorage.removeItem(deletingKey);
    localStorage.removeItem(begunKey);
  } catch (error) {
    console.error('The deletion cannot be called off on this device.', error);
  }
}

/**
 * Whether another tab has called off the deletion.
 * @param wasNoted whether the deletion was noted on this device when the page started
 */
export const isCalledOff = ({ id }: User, wasNoted: boolean) => wasNoted && !isBeingDeleted(id);

/** Ends the session of a deleted account. A user who has signed in here since stays signed in. */
export function noteDeleted(user: User) {
  // Before anything else: the session ends in all tabs, and each of them needs to know why.
  note(deletedKey, user.id);
  const now = rememberedUser() ?? userOfEndedSession();
  if (now && now.id !== user.id) return callOff();
  try {
    // Before the session ends, so that no tab takes the account for one that is kept.
    localStorage.removeItem(storageKey);
    forgetUser();
  } catch (error) {
    console.error('The session of the deleted account cannot be removed.', error);
  }
}
