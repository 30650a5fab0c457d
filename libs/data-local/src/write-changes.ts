import {
  type Access,
  afterChange,
  type Change,
  type StoredFields,
  StoreError,
  whyRefused,
} from '@dayloom/data';
import { type CollectionName, type Instant, isCollectionName, type UserId } from '@dayloom/domain';
import { unwrap, wrap } from 'idb';
import type { Transaction } from './connection.ts';
import { isFields, type Row, rowOf } from './rows.ts';

export interface Place {
  readonly collection: CollectionName;
  readonly id: string;
}
type Fields = StoredFields | undefined;

/** A change with the fields that it met. */
export interface Step {
  readonly change: Change;
  readonly before: Fields;
}

export const keyAt = ({ collection, id }: Place) => `${collection}/${id}`;

/** The works that new tasks name: they are looked up in the same transaction (AC14). */
const worksNamed = (changes: readonly Change[]): Place[] =>
  changes.flatMap((change) =>
    change.type === 'create' && change.collection === 'tasks'
      ? [{ collection: 'works', id: String(change.fields['workId']) }]
      : [],
  );

/** The collections that a commit reads or writes. @throws StoreError 'permission-denied' for an unknown one */
export function collectionsOf(changes: readonly Change[]): Set<CollectionName> {
  const unknown = changes.find(({ collection }) => !isCollectionName(collection));
  if (unknown) throw new StoreError('permission-denied', `No collection ${unknown.collection}`);
  return new Set([...changes, ...worksNamed(changes)].map(({ collection }) => collection));
}

/** Reads many records with one wait: requests of a transaction are answered in order, so the last one ends them all. */
export async function readAll(
  transaction: Transaction,
  places: readonly Place[],
): Promise<Map<string, StoredFields>> {
  const raw = unwrap(transaction);
  const wanted = [...new Map(places.map((place) => [keyAt(place), place]))];
  const requests = wanted.map(
    ([key, { collection, id }]) =>
      [key, raw.objectStore(collection).get(id) as IDBRequest<Row | undefined>] as const,
  );
  const last = requests.at(-1);
  if (last) await wrap(last[1]);
  return new Map(
    requests.flatMap(([key, { result }]) =>
      result ? [[key, isFields(result.fields) ? result.fields : {}]] : [],
    ),
  );
}

/** The state of every touched record before each change, and after all of them. */
function replay(changes: readonly Change[], stored: ReadonlyMap<string, StoredFields>) {
  const after = new Map<string, Fields>(stored);
  const present = changes.some((change) => change.type === 'create' && stored.has(keyAt(change)));
  const steps = changes
    // A commit whose record is there already is a repeated one: its counters have been raised (OF11).
    .filter((change) => !(present && change.type === 'increment'))
    .map((change) => {
      const before = after.get(keyAt(change));
      after.set(keyAt(change), afterChange(change, before));
      return { change, before };
    });
  return { steps, after };
}

export function write(transaction: Transaction, place: Place, fields: Fields) {
  const store = unwrap(transaction).objectStore(place.collection);
  if (fields) store.put(rowOf(place.collection, place.id, fields));
  else store.delete(place.id);
}

/**
 * Checks all changes against what is stored and asks for all writes, or throws before the first. Answers with what
 * each change met; a repeated commit's counters are left out. @throws StoreError
 */
export async function writeChanges(
  transaction: Transaction,
  changes: readonly Change[],
  user: UserId,
  now: Instant,
): Promise<readonly Step[]> {
  const stored = await readAll(transaction, [...changes, ...worksNamed(changes)]);
  const { steps, after } = replay(changes, stored);
  const access: Access = { user, now, after: (collection, id) => after.get(keyAt({ collection, id })) };
  for (const { change, before } of steps) {
    const refused = whyRefused(change, before, access);
    if (refused) throw refused;
  }
  const touched = new Map(steps.map(({ change }) => [keyAt(change), change]));
  for (const [key, place] of touched)
    if (after.get(key) !== stored.get(key)) write(transaction, place, after.get(key));
  return steps;
}
