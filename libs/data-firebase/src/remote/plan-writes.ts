import { afterChange, type Change, isLiving, type RecordState } from '@dayloom/data';
import type { RecordRef } from '@dayloom/data-local';
import { collectionOf, conflictCopyOf, type Instant, isBlank } from '@dayloom/domain';
import { type Batch, RemoteError } from '@dayloom/sync';

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

type Patch = Extract<Change, { type: 'patch' }>;

export const pathOf = ({ collection, id }: RecordRef) => `${collection}/${id}`;

const longestId = 128;

/** The id of the note that keeps another text beside: the same however often the batch is sent. */
export function conflictId(entry: string, index: number, text: number): string {
  const end = text === 0 ? `-${index}` : `-${index}-${text}`;
  const start = `conflict-${entry.replaceAll(/[^A-Za-z0-9_-]/g, '_')}`;
  return start.slice(0, longestId - end.length) + end;
}

/** Long texts that are neither what the patch was made on nor what it writes (OF7). */
const textsChangedElsewhere = ({ base = {}, fields }: Patch, stored: RecordState | undefined): string[] =>
  Object.keys(base).filter((field) => {
    const text = stored?.fields[field];
    return typeof text === 'string' && !isBlank(text) && text !== base[field] && text !== fields[field];
  });

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
      for (const [text, field] of textsChangedElsewhere(change, before).entries())
        carryOut({
          type: 'create',
          id: conflictId(batch.ids[0] ?? '', index, text),
          ...conflictCopyOf(collectionOf(change.collection), before.fields, field, now),
        });
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
