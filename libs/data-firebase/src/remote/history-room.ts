import type { PlannedChange } from './plan-writes.ts';

/** Firestore takes 500 writes in a transaction. */
const mostWrites = 500;
/** Of what all entries of a transaction keep, and one of them: a request may have 10 MiB, a document 1 MiB. */
const mostBytes = 4_000_000;
const mostBytesOfOne = 900_000;

const utf8 = new TextEncoder();
const bytesOf = (value: unknown) => utf8.encode(JSON.stringify(value) ?? '').length;

/** What fits of the fields as they were, the shortest first. */
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
 * What histories can keep of a batch: no entry may keep its change from being written. Batches are cut so that all of
 * it fits, but by what their device knew: the server may hold longer texts, and an older program cut them otherwise.
 * @param others how many documents the transaction writes besides
 */
export function withinRoom(history: readonly PlannedChange[], others: number): readonly PlannedChange[] {
  let room = mostBytes;
  return history.slice(0, Math.max(0, mostWrites - others)).map((change) => {
    const { used, before } = shortened(change.before, Math.min(room, mostBytesOfOne));
    room -= used;
    return { ...change, before };
  });
}
