import { nowOf, type UserId } from '@dayloom/domain';
import { importText, livingRecords } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { fixedClock, localWorld } from './local-world.ts';

const email = 'ada@example.com';
export const owner = (user: UserId) => ({ user, email, now: nowOf(fixedClock) });

/** An empty disk. */
export const aDisk = () => localWorld(new IDBFactory());
export const storeOn = (disk: ReturnType<typeof aDisk>, user: UserId) =>
  disk.backend.openStore({ id: user, email });

export const [ada, bob] = ['ada' as UserId, 'bob' as UserId];

/** Imports a file into an account twice. @returns what it has after each */
export async function importedTwice(text: string, user: UserId, disk = aDisk()) {
  const store = storeOn(disk, user);
  const after = [];
  for (const _ of [1, 2]) {
    const error = await importText(store, text, owner(user));
    if (error !== undefined) throw new Error(`Not imported: ${JSON.stringify(error)}`);
    after.push(await livingRecords(store));
  }
  store.close();
  return after;
}
