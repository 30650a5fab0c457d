import type { UserDatabase } from '@dayloom/data-local';
import type { CollectionName, Instant } from '@dayloom/domain';
import { basesIn, scopeOf } from '../outbox/outbox.ts';
import type { Remote } from '../protocol/remote.ts';
import { readPullState, writePullState } from '../replica/pull-state.ts';

interface Counting {
  readonly database: UserDatabase;
  readonly remote: Remote;
  readonly collection: CollectionName;
  readonly now: () => Instant;
}

/** The number of living records on this device; undefined while the collection has pending changes. */
const countHere = ({ database, collection }: Counting) =>
  database.read(scopeOf([{ collection }]), async (transaction) => {
    const bases = await basesIn(transaction).getAll();
    if (bases.some(({ key }) => key.startsWith(`${collection}/`))) return undefined;
    return transaction.countLiving(collection);
  });

/**
 * Compares the number of living records with the server's. While records change, neither number is reliable, so a
 * difference counts only if the local number is the same before and after the request.
 */
export async function hasSameCount(counting: Counting): Promise<boolean> {
  const { database, remote, collection, now } = counting;
  const before = await countHere(counting);
  if (before === undefined) return true;
  const there = await remote.count(collection);
  const after = await countHere(counting);
  if (after === undefined || (there !== before && there === after)) return true;
  if (there !== before) return before !== after;
  await database.write(scopeOf([{ collection }]), async (transaction) =>
    writePullState(transaction, collection, {
      ...(await readPullState(transaction, collection)),
      countedAt: now(),
      completeAt: now(),
    }),
  );
  return true;
}
