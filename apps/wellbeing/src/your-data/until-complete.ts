import { query, type Store } from '@dayloom/data';
import { type CollectionName, collectionOf, type UserId } from '@dayloom/domain';
import { exportedKinds } from '@dayloom/domain/export';
import type { Run } from './long-work.ts';

const allOf = (kind: CollectionName, user: UserId) => {
  const owned = query(kind).ownedBy(user);
  return collectionOf(kind).singleton ? owned.byId(user) : owned;
};

/** Resolves with the number of records when this device has all records of all kinds; reports how many kinds are loaded. */
export async function untilComplete(store: Store, user: UserId, { signal, report }: Run): Promise<number> {
  signal.throwIfAborted();
  const counts = new Map<CollectionName, number>();
  const stops: (() => void)[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      for (const kind of exportedKinds)
        stops.push(
          store.watchTotal(
            { query: allOf(kind, user) },
            ({ value, isComplete }) => {
              if (isComplete) counts.set(kind, value);
              if (counts.size === exportedKinds.length) return resolve();
              report({
                text: `Waiting for the rest of your records: ${counts.size} of ${exportedKinds.length} kinds are here`,
                share: counts.size / exportedKinds.length,
              });
            },
            reject,
          ),
        );
    });
  } finally {
    for (const stop of stops) stop();
  }
  signal.throwIfAborted();
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
