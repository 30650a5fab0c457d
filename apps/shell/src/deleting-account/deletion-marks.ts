import type { User } from '@dayloom/data';
import {
  deletingKey,
  forgetUser,
  isBeingDeleted,
  rememberedUser,
  storageKey,
  userOfEndedSession,
  userPrefix,
} from '../session/remembered-session.ts';

/** Holds the id of the user whose account was deleted last: nobody's any more, and what other tabs know it by. */
const deletedKey = 'dayloom.deleted';
/** Holds the id of a user of whom something is gone already, until all of it is. */
const begunKey = `${userPrefix}deletion-begun`;

/** What this page knows where the browser keeps nothing. */
const here = new Map<string, string>();

function note(key: string, id: string) {
  try {
    localStorage.setItem(key, id);
  } catch (error) {
    here.set(key, id);
    console.error('What is deleted cannot be remembered.', error);
  }
}

function isNoted(key: string, id: string): boolean {
  if (here.get(key) === id) return true;
  try {
    return localStorage.getItem(key) === id;
  } catch {
    return false;
  }
}

/** Whether this account is known to be gone: said by the tab that deleted it, and by nothing else. */
export const isDeleted = ({ id }: User) => isNoted(deletedKey, id);

/** Whether something of this account is gone, so that it can no longer be kept as it was. */
export const hasBegun = ({ id }: User) => isNoted(begunKey, id);
export const noteBegun = ({ id }: User) => note(begunKey, id);

/** Has all tabs stop: what is left of the account stays. */
export function callOff() {
  here.delete(begunKey);
  try {
    localStorage.removeItem(deletingKey);
    localStorage.removeItem(begunKey);
  } catch (error) {
    console.error('The deletion cannot be called off on this device.', error);
  }
}

/**
 * Whether another tab has called it off. @param wasNoted whether this device had kept, when the page began, that the
 * account is to be deleted
 */
export const isCalledOff = ({ id }: User, wasNoted: boolean) => wasNoted && !isBeingDeleted(id);

/** The account is gone. Who has signed in here meanwhile stays so. */
export function noteDeleted(user: User) {
  // Before anything else: the session that ends with it ends in all tabs, and each says why.
  note(deletedKey, user.id);
  const now = rememberedUser() ?? userOfEndedSession();
  if (now && now.id !== user.id) return callOff();
  try {
    // First, so that no tab takes the account for one that is kept.
    localStorage.removeItem(storageKey);
    forgetUser();
  } catch (error) {
    console.error('The deleted account cannot be forgotten.', error);
  }
}
