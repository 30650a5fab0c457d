import {
  afterChange,
  type Change,
  conflictCopies,
  isCreated,
  isLiving,
  type RecordState,
} from '@dayloom/data';
import type { RecordRef } from '@dayloom/data-local';
import { collectionOf, type Instant } from '@dayloom/domain';
import { type DatedChange, changeBetween, hasHistory } from '@dayloom/domain/history';
import { type Batch, conflictId, RemoteError } from '@dayloom/sync';

/** A record of a batch, before and after the batch; undefined if it does not exist then. */
export interface Touched extends RecordRef {
  readonly before: RecordState | undefined;
  readonly after: RecordState | undefined;
}

export interface Plan {
  readonly touched: readonly Touched[];
  /** Deleted records that a patch was applied to. */
  readonly deleted: readonly RecordRef[];
  /** Records that were not incremented: the create before it was repeated, or their numbers are high enough. */
  readonly unraised: readonly RecordRef[];
  /** The history entries to write, in the order of the changes. */
  readonly history: readonly PlannedChange[];
}

/** A history entry of a record. 'purged' means that all earlier entries are to be deleted. */
export interface PlannedChange extends Omit<DatedChange, 'kind'> {
  readonly kind: DatedChange['kind'] | 'purged';
  readonly id: string;
  /** `pathOf` */
  readonly record: string;
}

const refOf = ({ collection, id }: RecordRef): RecordRef => ({ collection, id });
export const pathOf = ({ collection, id }: RecordRef) => `${collection}/${id}`;

/** @throws RemoteError if the change cannot be applied to this record */
function checkApplicable(change: Change, before: RecordState | undefined) {
  if (!before && (change.type === 'patch' || change.type === 'restore'))
    throw new RemoteError('missing', `${pathOf(change)} does not exist`);
  if (change.type === 'purge' && isLiving(before))
    throw new RemoteError('refused', `${pathOf(change)} is not deleted`);
}

type Named = Pick<PlannedChange, 'id' | 'at'>;

/** The history entry of a change. Includes only fields of the record's kind, not others in the document. */
function historyOf(change: Change, before: RecordState | undefined, after: RecordState | undefined) {
  if (!hasHistory(change.collection)) return undefined;
  if (change.type === 'purge') return before && ({ kind: 'purged', before: {}, added: [] } as const);
  const entry = changeBetween(before, after);
  const isOwn = (field: string) => Object.hasOwn(collectionOf(change.collection).entries, field);
  return (
    entry && {
      ...entry,
      before: Object.fromEntries(Object.entries(entry.before).filter(([field]) => isOwn(field))),
      added: entry.added.filter(isOwn),
    }
  );
}

/** @param stored the server's state of all records of the batch, by path @throws RemoteError */
export function planWrites(batch: Batch, stored: ReadonlyMap<string, RecordState>, now: Instant): Plan {
  const refs = new Map<string, RecordRef>();
  const states = new Map<string, RecordState | undefined>(stored);
  const deleted = new Map<string, RecordRef>();
  const unraised = new Map<string, RecordRef>();
  // If the created record already exists, its counters have already been incremented.
  let isRepeated = false;

  const history: PlannedChange[] = [];
  const applyChanges = (change: Change, named?: Named) => {
    const path = pathOf(change);
    const before = states.get(path);
    checkApplicable(change, before);
    if (change.type === 'patch' && !isLiving(before)) deleted.set(path, change);
    refs.set(path, { collection: change.collection, id: change.id });
    const after = afterChange(change, before, now);
    states.set(path, after);
    const entry = named && historyOf(change, before, after);
    if (entry) history.push({ ...entry, ...named, record: path });
  };

  for (const [index, change] of batch.changes.entries()) {
    const before = states.get(pathOf(change));
    if (change.type === 'create') isRepeated = isCreated(change, before);
    if (change.type === 'increment' && (isRepeated || afterChange(change, before, now) === before)) {
      unraised.set(pathOf(change), change);
      continue;
    }
    const named = batch.origin?.changes[index];
    if (change.type === 'patch' && before)
      conflictCopies(change, before.fields, now, (text) => conflictId(batch, index, text)).forEach(
        (copy, place) => applyChanges(copy, named && { ...named, id: `${named.id}_${place}` }),
      );
    applyChanges(change, named);
  }
  const touched = [...refs].map(([path, ref]) => ({
    ...ref,
    before: stored.get(path),
    after: states.get(path),
  }));
  return {
    touched,
    deleted: [...deleted.values()].map(refOf),
    unraised: [...unraised.values()].map(refOf),
    history,
  };
}
