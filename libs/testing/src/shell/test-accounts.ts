import type { Accounts, Backend, Sync, User } from '@dayloom/data';
import { localBackend } from '@dayloom/data-local';
import { newRecordId, systemClock } from '@dayloom/domain';
import { IDBFactory } from 'fake-indexeddb';
import { testUser } from './test-user.ts';
import { withSync } from './test-sync.ts';

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

/** The embedded backend, over an in-memory IndexedDB of its own. */
export const embeddedBackend = (): Backend =>
  localBackend({ clock: systemClock, newId: newRecordId, indexedDB: new IDBFactory() });

/** A backend with a server: a real embedded store, with a sync state that the test sets. */
export function backendWithServer(sync: Sync, accounts: Accounts): Backend {
  const local = embeddedBackend();
  return { ...local, name: 'firebase', accounts, openStore: (user) => withSync(local.openStore(user), sync) };
}
