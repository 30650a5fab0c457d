import type { Change } from '@dayloom/data';
import type { UserDatabase } from '@dayloom/data-local';
import { collectionOf, dayInMilliseconds, momentFields } from '@dayloom/domain';
import { entriesIn, type OutboxEntry, recordsOf, scopeOf } from '../outbox/outbox.ts';
import { rebase } from '../outbox/rebase.ts';
import type { Stamp } from '../protocol/remote.ts';

/** Replaces timestamps that are more than one day after the server's time by that time. */
function clamped(change: Change, now: Date): Change {
  if (!('fields' in change)) return change;
  const latest = new Date(now.getTime() + dayInMilliseconds).toISOString();
  const late = momentFields(collectionOf(change.collection)).filter((field) => {
    const moment = change.fields[field];
    return typeof moment === 'string' && moment > latest;
  });
  if (late.length === 0) return change;
  const moments = Object.fromEntries(late.map((field) => [field, now.toISOString()]));
  return { ...change, fields: { ...change.fields, ...moments } };
}

/** Whether an entry contains timestamps. */
export const hasTimestamps = ({ changes }: OutboxEntry) =>
  changes.some(
    (change) =>
      'fields' in change &&
      momentFields(collectionOf(change.collection)).some((field) => change.fields[field] !== undefined),
  );

/** Whether sending an entry adds timestamps: the expiry of a deletion, or the date of a copied text. */
export const addsTimestamps = ({ changes }: OutboxEntry) =>
  changes.some(
    (change) => change.type === 'remove' || (change.type === 'patch' && change.base !== undefined),
  );

/** For an entry written while the device's clock was far ahead. @returns whether anything changed */
export async function clampTimestamps(
  database: UserDatabase,
  entry: OutboxEntry,
  now: Stamp,
): Promise<boolean> {
  const changes = entry.changes.map((change) => clamped(change, new Date(now)));
  if (changes.every((change, index) => change === entry.changes[index])) return false;
  const refs = recordsOf(changes);
  await database.write(scopeOf(refs), async (transaction) => {
    const known = await entriesIn(transaction).get(entry.seq);
    if (known?.state !== 'waiting') return;
    entriesIn(transaction).put({ ...known, changes });
    await rebase(transaction, refs);
  });
  return true;
}
