import { afterChange, type Change, conflictCopies, isLiving, type RecordState } from '@dayloom/data';
import type { RecordRef } from '@dayloom/data-local';
import { collectionOf, type Instant } from '@dayloom/domain';
import { type DatedChange, changeBetween, hasHistory } from '@dayloom/domain/history';
import { type Batch, conflictId, RemoteError } from '@dayloom/sync';

/** A record that a batch names, before it and after it; undefined where there is none. */
export interface Touched extends RecordRef {
  readonly before: RecordState | undefined;
  readonly after: RecordState | undefined;
}

export interface Plan {
  readonly touched: readonly Touched[];
  /** Places where a patch met a deleted record. */
  readonly deleted: readonly RecordRef[];
  /** Places that an increment after a repeated create left as they were. */
  readonly unraised: readonly RecordRef[];
  /** What the histories of the records are to tell, in the order of the changes. */
  readonly history: readonly PlannedChange[];
}

/** A change of a record as its history tells it, or that all of it before is to go. */
export interface PlannedChange extends Omit<DatedChange, 'kind'> {
  readonly kind: DatedChange['kind'] | 'purged';
  readonly id: string;
  /** `pathOf` */
  readonly record: string;
}

const refOf = ({ collection, id }: RecordRef): RecordRef => ({ collection, id });
export const pathOf = ({ collection, id }: RecordRef) => `${collection}/${id}`;

/** @throws RemoteError for a change that this record does not take */
function demandFitting(change: Change, before: RecordState | undefined) {
  if (!before && (change.type === 'patch' || change.type === 'restore'))
    throw new RemoteError('missing', `${pathOf(change)} does not exist`);
  if (change.type === 'purge' && isLiving(before))
    throw new RemoteError('refused', `${pathOf(change)} is not deleted`);
}

type Named = Pick<PlannedChange, 'id' | 'at'>;

/** What a change did to fields of its kind: what else stands in a document is no history of ours. */
function toldOf(change: Change, before: RecordState | undefined, after: RecordState | undefined) {
  if (!hasHistory(change.collection)) return undefined;
  if (change.type === 'purge') return before && ({ kind: 'purged', before: {}, added: [] } as const);
  const told = changeBetween(before, after);
  const isOwn = (field: string) => Object.hasOwn(collectionOf(change.collection).entries, field);
  return (
    told && {
      ...told,
      before: Object.fromEntries(Object.entries(told.before).filter(([field]) => isOwn(field))),
      added: told.added.filter(isOwn),
    }
  );
}

/**
 * Works out what a batch leaves behind, change by change. `stored` holds what the server has of every record that the
 * batch names, by path. @throws RemoteError
 */
export function planWrites(batch: Batch, stored: ReadonlyMap<string, RecordState>, now: Instant): Plan {
  const refs = new Map<string, RecordRef>();
  const states = new Map<string, RecordState | undefined>(stored);
  const deleted = new Map<string, RecordRef>();
  const unraised = new Map<string, RecordRef>();
  // A record that is there already says that its counters have been raised.
  let isRepeated = false;

  const history: PlannedChange[] = [];
  const applyChanges = (change: Change, named?: Named) => {
    const path = pathOf(change);
    const before = states.get(path);
    demandFitting(change, before);
    if (change.type === 'patch' && !isLiving(before)) deleted.set(path, change);
    refs.set(path, { collection: change.collection, id: change.id });
    const after = afterChange(change, before, now);
    states.set(path, after);
    const told = named && toldOf(change, before, after);
    if (told) history.push({ ...told, ...named, record: path });
  };

  for (const [index, change] of batch.changes.entries()) {
    const before = states.get(pathOf(change));
    if (change.type === 'create') isRepeated = isLiving(before);
    if (change.type === 'increment' && isRepeated) {
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
