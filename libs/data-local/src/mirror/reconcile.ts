import type { Query, StoredFields } from '@dayloom/data';
import { type CollectionName, collectionOf } from '@dayloom/domain';
import type { Transaction } from '../connection.ts';
import { planQuery } from '../plan-query.ts';
import { readRows } from '../read-rows.ts';
import { keyAt, type Place, readAll, write } from '../write-changes.ts';
import { isTouched, type JournalEntry, withOwnChanges } from './journal.ts';

export interface ServerRecord {
  readonly id: string;
  readonly fields: StoredFields;
}

export interface Reconciled {
  /** Whether a record of this device became another. */
  readonly changed: boolean;
  /** Records that left the result without a word whether they are gone or only changed: ask for each. */
  readonly departed: readonly string[];
}

/** Rows that this device may know inside the server's range beyond what the server answered. */
const spare = 100;

const sameFields = (a: StoredFields | undefined, b: StoredFields | undefined) =>
  JSON.stringify(a && sorted(a)) === JSON.stringify(b && sorted(b));
const sorted = (fields: StoredFields) => Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Whether a record can leave this result only by being deleted: everything it is picked by never changes. */
function leavesOnlyDeleted({ collection, filters, orders, limit }: Query<unknown>) {
  const kept = new Set(collectionOf(collection).immutable);
  const fixed = (field: string) => kept.has(field) || collectionOf(collection).changes === 'never';
  return (
    filters.every(({ field }) => fixed(field)) &&
    (limit === undefined || orders.every(({ field }) => fixed(field)))
  );
}

/** Writes records as the server has them, own changes laid over. @returns whether one became another */
export async function putServerState(
  transaction: Transaction,
  entries: readonly JournalEntry[],
  states: readonly (Place & { readonly fields: StoredFields | undefined })[],
): Promise<boolean> {
  const stored = await readAll(transaction, states);
  let changed = false;
  for (const state of states) {
    const fields = withOwnChanges(entries, state.collection, state.id, state.fields);
    if (sameFields(fields, stored.get(keyAt(state)))) continue;
    write(transaction, state, fields);
    changed = true;
  }
  return changed;
}

/** The ids of rows inside the server's range that the server did not name. */
async function missingFrom(
  transaction: Transaction,
  query: Query<unknown>,
  named: ReadonlySet<string>,
  last: string | undefined,
): Promise<string[]> {
  const whole = query.limit === undefined || named.size < query.limit;
  const rows = await readRows(
    transaction,
    query.collection,
    planQuery(query),
    whole ? undefined : named.size + spare,
  );
  const end = whole ? rows.length : rows.findIndex(({ id }) => id === last) + 1;
  return rows
    .slice(0, end)
    .map(({ id }) => id)
    .filter((id) => !named.has(id));
}

/** Takes over what the server answered to a query: every record of it, and what is no longer in its range. */
export async function reconcileAnswer(
  transaction: Transaction,
  entries: readonly JournalEntry[],
  query: Query<unknown>,
  records: readonly ServerRecord[],
): Promise<Reconciled> {
  const { collection } = query;
  const at = (id: string, fields: StoredFields | undefined) => ({ collection, id, fields });
  const put = await putServerState(
    transaction,
    entries,
    records.map(({ id, fields }) => at(id, fields)),
  );
  const named = new Set(records.map(({ id }) => id));
  const missing = (await missingFrom(transaction, query, named, records.at(-1)?.id)).filter(
    (id) => !isTouched(entries, collection, id),
  );
  if (query.id === undefined && !leavesOnlyDeleted(query)) return { changed: put, departed: missing };
  const removed = await putServerState(
    transaction,
    entries,
    missing.map((id) => at(id, undefined)),
  );
  return { changed: put || removed, departed: [] };
}

export const collectionsTouched = (entries: readonly JournalEntry[]): Set<CollectionName> =>
  new Set(entries.flatMap(({ changes }) => changes.map(({ collection }) => collection)));
