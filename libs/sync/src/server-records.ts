import { type Held, keyAt, type Place, type RecordTransaction, type UserDatabase } from '@dayloom/data-local';
import type { CollectionName } from '@dayloom/domain';
import { basesIn, scopeOf } from './outbox.ts';
import { readPullState } from './pull-state.ts';
import { rebase } from './rebase.ts';
import type { Remote, RemoteRecord, Stamp } from './remote.ts';

export const heldOf = ({ id: _id, ...held }: RemoteRecord, fill: number): Held => ({ ...held, fill });

/** What this device knows of the server's side of some records. */
async function serverSides(transaction: RecordTransaction, places: readonly Place[]) {
  const [bases, rows] = await Promise.all([
    Promise.all(places.map((place) => basesIn(transaction).get(keyAt(place)))),
    transaction.read(places),
  ]);
  return places.map((place, index) => {
    const base = bases[index];
    return base ? base.held : rows.get(keyAt(place));
  });
}

/**
 * Takes over records as the server has them; one that is known in a later state stays. They count as brought by the
 * current fill of their collection. @returns whether one of them was news
 */
export async function takeOverRecords(
  transaction: RecordTransaction,
  collection: CollectionName,
  records: readonly RemoteRecord[],
): Promise<boolean> {
  const { fill } = await readPullState(transaction, collection);
  const places = records.map(({ id }) => ({ collection, id }));
  const known = await serverSides(transaction, places);
  const server = new Map<string, Held | undefined>();
  let isNews = false;
  for (const [index, record] of records.entries()) {
    const before = known[index];
    const isKnown = before?.stamp !== undefined && before.stamp >= record.stamp;
    isNews ||= !isKnown;
    if (isKnown && before.fill === fill) continue;
    server.set(keyAt({ collection, id: record.id }), isKnown ? { ...before, fill } : heldOf(record, fill));
  }
  await rebase(
    transaction,
    places.filter((place) => server.has(keyAt(place))),
    { server },
  );
  return isNews;
}

/** Takes over that the server has no trace of these records; own changes on them stay. */
export async function takeOverGone(
  transaction: RecordTransaction,
  collection: CollectionName,
  ids: readonly string[],
): Promise<void> {
  const places = ids.map((id) => ({ collection, id }));
  await rebase(transaction, places, { server: new Map(places.map((place) => [keyAt(place), undefined])) });
}

interface Fetched {
  readonly record: RemoteRecord | undefined;
  /** The stamp that this device knew before it asked. */
  readonly known: Stamp | undefined;
}
/** Single records, asked of the server, by `keyAt`. */
export type FetchedRecords = ReadonlyMap<string, Fetched>;

const askedAtOnce = 20;

async function knownStamp(transaction: RecordTransaction, place: Place): Promise<Stamp | undefined> {
  const base = await basesIn(transaction).get(keyAt(place));
  return (base ? base.held : (await transaction.read([place])).get(keyAt(place)))?.stamp;
}

export async function fetchRecords(
  database: UserDatabase,
  remote: Remote,
  places: readonly Place[],
): Promise<FetchedRecords> {
  const found = new Map<string, Fetched>();
  if (places.length === 0) return found;
  const known = await database.read(scopeOf(places), (transaction) =>
    Promise.all(places.map((place) => knownStamp(transaction, place))),
  );
  for (let from = 0; from < places.length; from += askedAtOnce)
    await Promise.all(
      places.slice(from, from + askedAtOnce).map(async (place, index) => {
        const record = await remote.get(place.collection, place.id);
        found.set(keyAt(place), { record, known: known[from + index] });
      }),
    );
  return found;
}

/** Of what was fetched, what this device does not know yet, for `rebase`; a later answer may have come before. */
export async function newsIn(
  transaction: RecordTransaction,
  places: readonly Place[],
  fetched: FetchedRecords,
): Promise<Map<string, Held | undefined>> {
  const server = new Map<string, Held | undefined>();
  for (const place of places) {
    const found = fetched.get(keyAt(place));
    if (!found) continue;
    const stamp = await knownStamp(transaction, place);
    const { record, known } = found;
    if (!record && stamp === known) server.set(keyAt(place), undefined);
    if (!record || (stamp !== undefined && stamp >= record.stamp)) continue;
    const { fill } = await readPullState(transaction, place.collection);
    server.set(keyAt(place), heldOf(record, fill));
  }
  return server;
}
