import type { User } from '@dayloom/data';

const storageKey = 'dayloom.session';
/** A cookie without an end date lives as long as the browser: new tabs see it, the next start does not (AU12). */
const mark = 'dayloom-session';

interface Remembered extends User {
  readonly remember: boolean;
}

const browserStillOpen = () => document.cookie.split('; ').includes(`${mark}=1`);

/** Nobody where storage is refused, or holds something else. */
function remembered(): Remembered | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Remembered> | null;
    if (typeof value?.id !== 'string' || typeof value.email !== 'string') return undefined;
    return { id: value.id, email: value.email, remember: value.remember === true };
  } catch {
    return undefined;
  }
}

const hasEnded = ({ remember }: Remembered) => !remember && !browserStillOpen();

/** Who is signed in on this device, if the session outlived whatever was closed since. */
export function rememberedUser(): User | undefined {
  const session = remembered();
  return session && !hasEnded(session) ? { id: session.id, email: session.email } : undefined;
}

/** Who is remembered here though the session was to end with the browser, and did (AU12). */
export function userOfEndedSession(): User | undefined {
  const session = remembered();
  return session && hasEnded(session) ? { id: session.id, email: session.email } : undefined;
}

/** Whether there is such a one. */
export const sessionEndedWithBrowser = () => userOfEndedSession() !== undefined;

export function rememberUser({ id, email }: User, remember: boolean) {
  document.cookie = `${mark}=1; path=/; SameSite=Strict`;
  localStorage.setItem(storageKey, JSON.stringify({ id, email, remember } satisfies Remembered));
}

export const forgetUser = () => localStorage.removeItem(storageKey);

/** Told when another tab signs in or out. */
export function onOtherTab(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
