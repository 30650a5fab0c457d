import type { User } from '@dayloom/data';

export const storageKey = 'dayloom.session';
/** Begins the key of each user who left with the browser before somebody else signed in. */
export const leftPrefix = 'dayloom.left.';
/** What this device heard last of the user's settings; `theme-script.js` reads it. */
export const settingsKey = 'settings-storage';
/** How many clocks stood in the header last; `theme-script.js` reads it. */
export const clocksKey = 'clocks-storage';
/** A cookie without an end date lives as long as the browser: new tabs see it, the next start does not. */
export const mark = 'dayloom-session';

export interface Remembered extends User {
  readonly remember: boolean;
}

const browserStillOpen = () => document.cookie.split('; ').includes(`${mark}=1`);

/** Who is remembered, if that session has ended or not, as asked; nobody where storage is refused, or holds something else. */
function userWhere(ended: boolean): User | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Remembered> | null;
    if (typeof value?.id !== 'string' || typeof value.email !== 'string') return undefined;
    const { id, email, remember } = value;
    return (remember !== true && !browserStillOpen()) === ended ? { id, email } : undefined;
  } catch {
    return undefined;
  }
}

/** Who is signed in on this device, if the session outlived whatever was closed since. */
export const rememberedUser = () => userWhere(false);

/** Who is remembered here though the session was to end with the browser, and did. */
export const userOfEndedSession = () => userWhere(true);

/** Whether somebody's records may be here whose session ended, and of whom nothing else tells any more. */
export function someoneLeft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(leftPrefix));
  } catch {
    return false;
  }
}

/** Holds where the palette led the user to, in their own words. */
export const recentsKey = 'dayloom.recents';

/** Begins the key of whatever else the shell or a module keeps here of the user; the preferences of a device have others. */
export const userPrefix = 'dayloom.user.';

/** Holds the id of a user whose account is to be deleted, until it is. */
export const deletingKey = `${userPrefix}deleting`;

/** Whether the deletion of this user's account was begun on this device, and has not ended. */
export function isBeingDeleted(id: string): boolean {
  try {
    return localStorage.getItem(deletingKey) === id;
  } catch {
    return false;
  }
}

export function forgetUser() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(userPrefix)) localStorage.removeItem(key);
  localStorage.removeItem(storageKey);
  localStorage.removeItem(recentsKey);
  localStorage.removeItem(settingsKey);
  localStorage.removeItem(clocksKey);
}

/** Told when another tab signs in or out, or deletes the account. */
export function onOtherTab(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === storageKey || key === deletingKey || key === null) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
