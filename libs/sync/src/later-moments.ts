import type { Change } from '@dayloom/data';
import type { UserDatabase } from '@dayloom/data-local';
import { collectionOf, dayInMilliseconds, momentFields } from '@dayloom/domain';
import { entriesIn, type OutboxEntry, recordsOf, scopeOf } from './outbox.ts';
import { rebase } from './rebase.ts';
import type { Stamp } from './remote.ts';

/** A change whose moments lie no more than a day after the server's now: later ones become that now. */
function redated(change: Change, now: Date): Change {
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

/** Whether an entry holds moments at all. */
export const holdsMoments = ({ changes }: OutboxEntry) =>
  changes.some(
    (change) =>
      'fields' in change &&
      momentFields(collectionOf(change.collection)).some((field) => change.fields[field] !== undefined),
  );

/** Whether the server writes moments of its own with an entry: the expiry of a deletion, the date of a kept text. */
export const leadsToMoments = ({ changes }: OutboxEntry) =>
  changes.some(
    (change) => change.type === 'remove' || (change.type === 'patch' && change.base !== undefined),
  );

/**
 * Gives an entry that was written under a clock that is far ahead dates that the server takes.
 * @returns whether there was anything to change
 */
export async function redate(database: UserDatabase, entry: OutboxEntry, now: Stamp): Promise<boolean> {
  const changes = entry.changes.map((change) => redated(change, new Date(now)));
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
