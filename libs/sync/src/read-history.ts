import { afterChange, type Change, type HistoryEntry, type RecordHistory, StoreError } from '@dayloom/data';
import { keyAt, type RecordRef, type UserDatabase } from '@dayloom/data-local';
import { type CollectionName, type DeviceKind, isCollectionName } from '@dayloom/domain';
import { changeBetween, hasHistory, placeOf } from '@dayloom/domain/history';
import type { Network } from './connection-status.ts';
import { deviceIn, entriesIn, namesOf, type OutboxEntry, outboxOnly } from './outbox.ts';
import { isRemoteError, type Remote } from './remote.ts';

interface HistoryOptions {
  readonly database: UserDatabase;
  readonly network: Network;
  readonly remote: () => Promise<Remote>;
  readonly deviceKind: DeviceKind;
}

const deletedAt = 'deleted';

/** What a change did, as far as its entry tells; nothing where it changed nothing. */
function told(change: Change, before: OutboxEntry['before'][number]) {
  const wasDeleted = change.type === 'restore' || (change.type === 'create' && before !== undefined);
  const met = before && { fields: before, ...(wasDeleted && { deletedAt }) };
  return changeBetween(met, afterChange(change, met, deletedAt));
}

/** What an entry did to a record, in the order of its changes; 'purged' where it took away what was before. */
const toldOf = (entry: OutboxEntry, ref: RecordRef, place: string) =>
  entry.changes.flatMap((change, index): (HistoryEntry | 'purged')[] => {
    if (keyAt(change) !== keyAt(ref)) return [];
    if (change.type === 'purge') return ['purged'];
    const name = namesOf(entry)[index];
    const what = told(change, entry.before[index]);
    return name && what ? [{ ...name, ...what, place }] : [];
  });

/** The server's answer; undefined away from it. @throws StoreError for what a connection does not change */
async function fromServer({ network, remote }: HistoryOptions, { collection, id }: RecordRef) {
  if (!network.isOnline()) return undefined;
  try {
    return await (await remote()).history(collection, id);
  } catch (error) {
    if (isRemoteError(error) && error.code === 'unreachable') return undefined;
    const code = isRemoteError(error) && error.code === 'signed-out' ? 'permission-denied' : 'unknown';
    throw new StoreError(code, 'The server does not tell the history', { cause: error });
  }
}

/**
 * What became of a record: what the server tells, and before that what of this device it does not have yet. Away from
 * the server the latter alone. @throws StoreError
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
  // Before the server is asked: what is sent meanwhile is in both, and told once.
  const [device, entries] = await options.database.read(outboxOnly, (transaction) =>
    Promise.all([deviceIn(transaction), entriesIn(transaction).getAll()]),
  );
  const here = placeOf({ device: device?.name ?? '', deviceKind }, { device: device?.name, deviceKind });
  const all = entries
    .filter(({ state }) => state !== 'refused')
    .flatMap((entry) => toldOf(entry, ref, here))
    .toReversed();
  const purged = all.indexOf('purged');
  const own = (purged < 0 ? all : all.slice(0, purged)).filter((one) => one !== 'purged');
  if (purged >= 0) return { entries: own, isComplete: true };
  const sent = await fromServer(options, ref);
  const known = new Set(sent?.map((one) => one.id));
  return {
    entries: [
      ...own.filter((one) => !known.has(one.id)),
      ...(sent ?? []).map(({ device: name, deviceKind: kind, ...entry }) => ({
        ...entry,
        place: placeOf({ device: name, deviceKind: kind }, { device: device?.name, deviceKind }),
      })),
    ],
    isComplete: sent !== undefined,
  };
}
