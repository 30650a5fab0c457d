import { afterChange, type Change, conflictCopies, isLiving, type RecordState } from '@dayloom/data';
import type { RecordRef } from '@dayloom/data-local';
import type { Instant } from '@dayloom/domain';
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
}

export const pathOf = ({ collection, id }: RecordRef) => `${collection}/${id}`;

/** @throws RemoteError for a change that this record does not take */
function demandFitting(change: Change, before: RecordState | undefined) {
  if (!before && (change.type === 'patch' || change.type === 'restore'))
    throw new RemoteError('missing', `${pathOf(change)} does not exist`);
  if (change.type === 'purge' && isLiving(before))
    throw new RemoteError('refused', `${pathOf(change)} is not deleted`);
}

/**
 * Works out what a batch leaves behind, change by change. `stored` holds what the server has of every record that the
 * batch names, by path. @throws RemoteError
 */
export function planWrites(batch: Batch, stored: ReadonlyMap<string, RecordState>, now: Instant): Plan {
  const refs = new Map<string, RecordRef>();
  const states = new Map<string, RecordState | undefined>(stored);
  const deleted = new Map<string, RecordRef>();
  // A record that is there already says that its counters have been raised (OF11).
  let isRepeated = false;

  const carryOut = (change: Change) => {
    const path = pathOf(change);
    const before = states.get(path);
    demandFitting(change, before);
    if (change.type === 'patch' && !isLiving(before)) deleted.set(path, change);
    refs.set(path, { collection: change.collection, id: change.id });
    states.set(path, afterChange(change, before, now));
  };

  for (const [index, change] of batch.changes.entries()) {
    const before = states.get(pathOf(change));
    if (change.type === 'create') isRepeated = isLiving(before);
    if (change.type === 'increment' && isRepeated) continue;
    if (change.type === 'patch' && before)
      conflictCopies(change, before.fields, now, (text) => conflictId(batch, index, text)).forEach(carryOut);
    carryOut(change);
  }
  const touched = [...refs].map(([path, ref]) => ({
    ...ref,
    before: stored.get(path),
    after: states.get(path),
  }));
  return {
    touched,
    deleted: [...deleted.values()].map(({ collection, id }) => ({ collection, id })),
  };
}
