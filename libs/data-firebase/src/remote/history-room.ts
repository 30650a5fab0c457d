import type { PlannedChange } from './plan-writes.ts';

/** Firestore's limit of writes in a transaction. */
const maxWrites = 500;
/** The size of all history entries of a transaction and of one entry; a request may have 10 MiB, a document 1 MiB. */
const maxBytes = 4_000_000;
const maxEntryBytes = 900_000;

const utf8 = new TextEncoder();
const bytesOf = (value: unknown) => utf8.encode(JSON.stringify(value) ?? '').length;

/** The former values that fit, shortest first. */
function shortened(before: PlannedChange['before'], room: number) {
  const bySize = Object.entries(before)
    .map((entry) => ({ entry, bytes: bytesOf(entry) }))
    .toSorted((a, b) => a.bytes - b.bytes);
  const kept = new Set<string>();
  let used = 0;
  for (const { entry, bytes } of bySize) {
    if (used + bytes > room) break;
    kept.add(entry[0]);
    used += bytes;
  }
  return { used, before: Object.fromEntries(Object.entries(before).filter(([field]) => kept.has(field))) };
}

/**
 * Limits the history entries of a batch, so that they never prevent its changes from being written. The device splits
 * batches so that everything fits, but the server may have longer texts, and older releases split batches differently.
 * @param others the number of other documents in the transaction
 */
export function withinRoom(history: readonly PlannedChange[], others: number): readonly PlannedChange[] {
  let room = maxBytes;
  return history.slice(0, Math.max(0, maxWrites - others)).map((change) => {
    const { used, before } = shortened(change.before, Math.min(room, maxEntryBytes));
    room -= used;
    return { ...change, before };
  });
}
