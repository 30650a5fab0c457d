import type { User } from '@dayloom/data';
import { readStored, readStoredJson } from '@dayloom/data/browser-storage';
import { isMarkedSession } from './browser-session.ts';

export const storageKey = 'dayloom.session';
/** Prefix of a key for each user whose session ended with the browser before another user signed in. */
export const leftPrefix = 'dayloom.left.';
/** Stores the last known settings of the user for the next start. */
export const settingsKey = 'settings-storage';
/** Stores the last known clocks in the header for the next start. */
export const clocksKey = 'clocks-storage';
/** The mark of the browser session in which a user signed in. */
export const mark = 'dayloom-session';

export interface Remembered extends User {
  readonly remember: boolean;
}

/** The remembered user whose session has ended or not; undefined without storage, or with invalid data. */
function userWhere(ended: boolean): User | undefined {
  const value = readStoredJson(storageKey) as Partial<Remembered> | null | undefined;
  if (typeof value?.id !== 'string' || typeof value.email !== 'string') return undefined;
  const { id, email, remember } = value;
  return (remember !== true && !isMarkedSession(mark)) === ended ? { id, email } : undefined;
}

/** The user who is signed in on this device, if the session has not ended with the browser. */
export const rememberedUser = () => userWhere(false);

/** The remembered user whose session ended with the browser. */
export const userOfEndedSession = () => userWhere(true);

/** Whether records may be stored here of a user whose session has ended and who is not remembered elsewhere. */
export function hasEndedSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(leftPrefix));
  } catch {
    return false;
  }
}

/** Stores the recent places of the palette, with titles in the user's own words. */
export const recentsKey = 'dayloom.recents';

/** Prefix of all else that is stored here for the user; a device's preferences have other keys. */
export const userPrefix = 'dayloom.user.';

/** Stores the id of a user whose account is to be deleted, until it is. */
export const deletingKey = `${userPrefix}deleting`;

/** Whether the deletion of this account has been started on this device, and not finished. */
export const isBeingDeleted = (id: string): boolean => readStored(deletingKey) === id;

/** Prefix of the drafts that a closing page leaves in session storage; see `left-drafts.ts` in libs/data-local. */
const leftDraftPrefix = 'draft ';

/** Removes the drafts in this tab's session storage. */
function forgetLeftDrafts() {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(leftDraftPrefix)) sessionStorage.removeItem(key);
}

export function forgetUser() {
  forgetLeftDrafts();
  for (const key of Object.keys(localStorage)) if (key.startsWith(userPrefix)) localStorage.removeItem(key);
  localStorage.removeItem(storageKey);
  localStorage.removeItem(recentsKey);
  localStorage.removeItem(settingsKey);
  localStorage.removeItem(clocksKey);
}

/** Reports other tabs' sign-ins and sign-outs, and cleared data. @returns a function that unsubscribes */
export function onOtherTab(listener: (isCleared: boolean) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== deletingKey && key !== null) return;
    // The other tab cannot reach this one's session storage.
    if (!rememberedUser()) forgetLeftDrafts();
    listener(key === null);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
