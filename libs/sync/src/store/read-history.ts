import { afterChange, type Change, type HistoryEntry, type RecordHistory, StoreError } from '@dayloom/data';
import { keyAt, type RecordRef, type UserDatabase } from '@dayloom/data-local';
import { type CollectionName, type DeviceKind, isCollectionName } from '@dayloom/domain';
import { changeBetween, deviceText, hasHistory } from '@dayloom/domain/history';
import type { Network } from '../connection/connection-status.ts';
import { deviceIn, entriesIn, namesOf, type OutboxEntry, outboxOnly } from '../outbox/outbox.ts';
import { isRemoteError, type Remote } from '../protocol/remote.ts';

interface HistoryOptions {
  readonly database: UserDatabase;
  readonly network: Network;
  readonly remote: () => Promise<Remote>;
  readonly deviceKind: DeviceKind;
}

const deletedAt = 'deleted';

/** The effect of a change, according to its entry; undefined if it changed nothing. */
function effectOf(change: Change, before: OutboxEntry['before'][number]) {
  const wasDeleted = change.type === 'restore' || (change.type === 'create' && before !== undefined);
  const met = before && { fields: before, ...(wasDeleted && { deletedAt }) };
  return changeBetween(met, afterChange(change, met, deletedAt));
}

/** An entry's effects on a record, in order; 'purged' for a change that removed its earlier history. */
const effectsOf = (entry: OutboxEntry, ref: RecordRef, place: string) =>
  entry.changes.flatMap((change, index): (HistoryEntry | 'purged')[] => {
    if (keyAt(change) !== keyAt(ref)) return [];
    if (change.type === 'purge') return ['purged'];
    const name = namesOf(entry)[index];
    const what = effectOf(change, entry.before[index]);
    return name && what ? [{ ...name, ...what, place }] : [];
  });

/** The server's history; undefined while it is unreachable. @throws StoreError for other errors */
async function fromServer({ network, remote }: HistoryOptions, { collection, id }: RecordRef) {
  if (!network.isOnline()) return undefined;
  try {
    return await (await remote()).history(collection, id);
  } catch (error) {
    if (isRemoteError(error) && error.code === 'unreachable') return undefined;
    const code = isRemoteError(error) && error.code === 'signed-out' ? 'permission-denied' : 'unknown';
    throw new StoreError(code, 'The server does not return the history', { cause: error });
  }
}

/**
 * The history of a record: the server's entries, and newer ones of this device that the server does not have yet.
 * Only the latter while the server is unreachable. @throws StoreError
 */
export async function readHistory(
  options: HistoryOptions,
  collection: CollectionName,
  id: string,
): Promise<RecordHistory> {
  if (!isCollectionName(collection))
    throw new StoreError('permission-denied', `No collection ${String(collection)}`);
  if (!hasHistory(collection)) return { entries: [], isComplete: true };
  const ref = { collection, id };
  const { deviceKind } = options;
  // Read before the server is asked: a change sent in between is then in both, and shown once.
  const [device, entries] = await options.database.read(outboxOnly, (transaction) =>
    Promise.all([deviceIn(transaction), entriesIn(transaction).getAll()]),
  );
  const all = entries
    .filter(({ state }) => state !== 'refused')
    .flatMap((entry) => effectsOf(entry, ref, `this ${deviceKind}`))
    .toReversed();
  const purged = all.indexOf('purged');
  const own = (purged < 0 ? all : all.slice(0, purged)).filter((one) => one !== 'purged');
  if (purged >= 0) return { entries: own, isComplete: true };
  const sent = await fromServer(options, ref);
  const known = new Set(sent?.map((one) => one.id));
  return {
    entries: [
      ...own.filter((one) => !known.has(one.id)),
      ...(sent ?? []).map(({ device: name, deviceKind: kind, ...entry }) => {
        const place = deviceText({ device: name, deviceKind: kind }, { device: device?.name, deviceKind });
        return { ...entry, ...(place !== undefined && { place }) };
      }),
    ],
    isComplete: sent !== undefined,
  };
}
