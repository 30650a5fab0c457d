import type { Change } from '@dayloom/data';
import { localBackend } from '@dayloom/data-local';
import { newRecordId, systemClock, type UserId } from '@dayloom/domain';
import { type Account, changesOf, type Filling } from './filling.ts';

export type { Filling } from './filling.ts';

const chunk = 2_000;

/** Fills the account's database through the real embedded store and leaves the account signed in on this device. */
async function seedAccount(account: Account, filling: Filling) {
  const user = { id: account.id as UserId, email: account.email };
  const store = localBackend({ clock: systemClock, newId: newRecordId }).openStore(user);
  const changes = changesOf(account, filling);
  for (let at = 0; at < changes.length; at += chunk) await store.commit(changes.slice(at, at + chunk));
  store.close();
  localStorage.setItem('dayloom.session', JSON.stringify({ ...user, remember: true }));
}

declare global {
  var seedAccount: (account: Account, filling: Filling) => Promise<void>;
  var recordsToSeed: (account: Account, filling: Filling) => readonly Change[];
}
globalThis.seedAccount = seedAccount;
globalThis.recordsToSeed = changesOf;
