import { collectionNames, type UserId } from '@dayloom/domain';
import { connectionTo } from '../connection/connection.ts';
import { factoryOf, type LocalOptions } from '../connection/local-options.ts';
import { replicaDatabaseOf } from '../database/schema.ts';
import { draftsStore, hiddenStore, type StoreName, totalsStore } from '../database/stores.ts';
import { tableOf } from '../database/table.ts';
import type { OnCommit, UserDatabase } from '../database/user-database.ts';
import { openUserDatabase } from './open-user-database.ts';

/** Opens this device's replica of a user's records. `onCommit` runs in the transaction of every commit. */
export const openReplica = (user: UserId, options: LocalOptions, onCommit: OnCommit): UserDatabase =>
  openUserDatabase({ user, spec: replicaDatabaseOf(user), options, onCommit });

/**
 * Removes a user's records and the pull state from this device. Unsent changes stay until the same user signs in again,
 * with the device name under which they are sent.
 */
export async function forgetReplica<Entry extends { readonly seq: number }>(
  user: UserId,
  options: LocalOptions,
  kept: { readonly meta: readonly string[]; readonly isUnsent: (entry: Entry) => boolean },
) {
  const connection = connectionTo(replicaDatabaseOf(user), factoryOf(options));
  const stores: StoreName[] = [...collectionNames, hiddenStore, totalsStore, draftsStore, 'base'];
  try {
    await connection.run([...stores, 'meta', 'outbox'], 'readwrite', async (transaction) => {
      for (const name of stores) void transaction.objectStore(name).clear();
      const meta = transaction.objectStore('meta');
      for (const key of await meta.getAllKeys()) if (!kept.meta.includes(key)) void meta.delete(key);
      const outbox = tableOf<Entry>(transaction, 'outbox');
      for (const entry of await outbox.getAll()) if (!kept.isUnsent(entry)) outbox.delete(entry.seq);
    });
  } finally {
    connection.close();
  }
}
