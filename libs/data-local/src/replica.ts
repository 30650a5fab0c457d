import { collectionNames, type UserId } from '@dayloom/domain';
import { connectionTo } from './connection.ts';
import { factoryOf, type LocalOptions } from './local-options.ts';
import { openUserDatabase } from './open-user-database.ts';
import { replicaDatabaseOf } from './schema.ts';
import { draftsStore, hiddenStore, totalsStore } from './store-names.ts';
import type { Alongside, UserDatabase } from './user-database.ts';

/** The records of one user of a server, on this device. `alongside` joins the transaction of every commit. */
export const openReplica = (user: UserId, options: LocalOptions, alongside: Alongside): UserDatabase =>
  openUserDatabase({ user, spec: replicaDatabaseOf(user), options, alongside });

/**
 * Takes a user's records off this device, and how far they had been taken over. What was not sent stays, with the name
 * of the device that sends it, until the same user signs in again.
 */
export async function forgetReplica<Entry extends { readonly seq: number }>(
  user: UserId,
  options: LocalOptions,
  kept: { readonly meta: readonly string[]; readonly isUnsent: (entry: Entry) => boolean },
) {
  const connection = connectionTo(replicaDatabaseOf(user), factoryOf(options));
  const stores = [...collectionNames, hiddenStore, totalsStore, draftsStore, 'base'];
  try {
    await connection.run([...stores, 'meta', 'outbox'], 'readwrite', async (transaction) => {
      for (const name of stores) void transaction.objectStore(name).clear?.();
      const meta = transaction.objectStore('meta');
      for (const key of await meta.getAllKeys())
        if (typeof key !== 'string' || !kept.meta.includes(key)) void meta.delete?.(key);
      const outbox = transaction.objectStore('outbox');
      const entries: Entry[] = await outbox.getAll();
      for (const entry of entries) if (!kept.isUnsent(entry)) void outbox.delete?.(entry.seq);
    });
  } finally {
    connection.close();
  }
}
