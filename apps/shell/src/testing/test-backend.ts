import type { Accounts, Backend, Sync, User } from '@dayloom/data';
import { localBackend } from '@dayloom/data-local';
import { newRecordId, systemClock } from '@dayloom/domain';
import { testUser, withSync } from '@dayloom/testing/shell';
import { IDBFactory } from 'fake-indexeddb';

/*
 * Replaces the backend that `/config.json` names:
 * `vi.mock('../backend/backend.ts', () => import('./test-backend.ts'))`.
 */

let served: Backend | undefined;

export function backend(): Promise<Backend> {
  return served ? Promise.resolve(served) : Promise.reject(new Error('No backend is served.'));
}

export const preloadConfig = async () => ({ backend: (await backend()).name });

export const serveBackend = (next: Backend | undefined) => {
  served = next;
};

export interface TestAccounts extends Accounts {
  /** The operations so far, such as 'signIn asha@example.com', oldest first. */
  readonly asked: readonly string[];
}

export const rightPassword = 'right words';

/** An account service that can do everything and knows the test user by `rightPassword`; `answers` overrides any of it. */
export function testAccounts(answers: Partial<Accounts> = {}): TestAccounts {
  const asked: string[] = [];
  const note = (what: string) => void asked.push(what);
  const refuse = (): Promise<User> => Promise.reject(new Error('Not the right words.'));
  const accounts: Accounts = {
    can: { google: true, reset: true },
    signUp: refuse,
    signIn: (_email, password) => (password === rightPassword ? Promise.resolve({ ...testUser }) : refuse()),
    signInWithGoogle: () => Promise.resolve({ ...testUser }),
    sendReset: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
    deleteAccount: () => Promise.resolve(),
    stillKnows: () => Promise.resolve(true),
    ...answers,
  };
  return {
    ...accounts,
    asked,
    signIn: (email, password) => (note(`signIn ${email}`), accounts.signIn(email, password)),
    signInWithGoogle: () => (note('signInWithGoogle'), accounts.signInWithGoogle()),
    sendReset: (email) => (note(`sendReset ${email}`), accounts.sendReset(email)),
    signOut: () => (note('signOut'), accounts.signOut()),
    deleteAccount: (user, work) => (note(`deleteAccount ${user.email}`), accounts.deleteAccount(user, work)),
    stillKnows: (user) => (note(`stillKnows ${user.email}`), accounts.stillKnows(user)),
  };
}

/** A backend with a server: a real embedded store, with a sync state that the test sets. */
export function backendWithServer(sync: Sync, accounts: Accounts): Backend {
  const local = localBackend({ clock: systemClock, newId: newRecordId, indexedDB: new IDBFactory() });
  return { ...local, name: 'firebase', accounts, openStore: (user) => withSync(local.openStore(user), sync) };
}
