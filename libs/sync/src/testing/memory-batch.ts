import { afterChange, type Change, conflictCopies, isCreated, isLiving, whyDenied } from '@dayloom/data';
import { keyAt, type RecordRef } from '@dayloom/data-local';
import type { Instant, UserId } from '@dayloom/domain';
import { changeBetween, hasHistory } from '@dayloom/domain/history';
import { conflictId } from '../protocol/conflict-id.ts';
import { type Batch, idsInMark, RemoteError, type Sent, type Stamp } from '../protocol/remote.ts';
import type { MemoryDocument, MemoryDocuments } from './memory-documents.ts';

/** Whether the server accepts a change that its own rules allow. */
export type Taking = (change: Change, before: MemoryDocument | undefined) => boolean;

interface Applying {
  readonly documents: MemoryDocuments;
  readonly user: UserId;
  readonly batch: Batch;
  readonly stamp: Stamp;
  /** Whether the product's rules are checked. */
  readonly isChecked: boolean;
  readonly takes: Taking;
}

const instantIn = (stamp: Stamp) => `${stamp.slice(0, 23)}Z` as Instant;

interface Planned {
  readonly states: ReadonlyMap<
    string,
    { readonly ref: RecordRef; readonly document: MemoryDocument | undefined }
  >;
  readonly deleted: readonly RecordRef[];
  readonly unraised: readonly RecordRef[];
  readonly applied: readonly AppliedChange[];
}

interface AppliedChange {
  readonly change: Change;
  readonly before: MemoryDocument | undefined;
  /** The position in the batch of the change that caused it. */
  readonly index: number;
  /** Which of that change's copies it is, if it is one. */
  readonly copy?: number;
}

/**
 * Writes the changes to the record histories under the names in the batch. A repeated name replaces its first entry;
 * a name used by another record is rejected, as by the rules. @throws RemoteError
 */
function recordHistory({ documents, user, batch, stamp }: Applying, applied: readonly AppliedChange[]) {
  const { device, origin } = batch;
  const histories = new Map(documents.histories);
  const recordOf = (id: string) =>
    [...histories].find(
      ([key, entries]) => key.startsWith(`${user}/`) && entries.some((one) => one.id === id),
    )?.[0];
  for (const { change, before, index, copy } of applied) {
    const key = `${user}/${keyAt(change)}`;
    if (change.type === 'purge') histories.delete(key);
    const named = origin?.changes[index];
    const effect = changeBetween(before, afterChange(change, before, stamp));
    if (!origin || !named || !effect || !hasHistory(change.collection)) continue;
    const id = copy === undefined ? named.id : `${named.id}_${copy}`;
    if ((recordOf(id) ?? key) !== key)
      throw new RemoteError('refused', `${id} names a change of another record`);
    const one = { ...effect, id, at: named.at, device, deviceKind: origin.deviceKind };
    histories.set(key, [...(histories.get(key) ?? []).filter((other) => other.id !== id), one]);
  }
  documents.histories.clear();
  for (const [key, entries] of histories) documents.histories.set(key, entries);
}

function plan({ documents, batch, stamp, user, isChecked, takes }: Applying): Planned {
  const states = new Map<string, { ref: RecordRef; document: MemoryDocument | undefined }>();
  const deleted = new Map<string, RecordRef>();
  const unraised = new Map<string, RecordRef>();
  const current = (ref: RecordRef) => {
    const own = states.get(keyAt(ref));
    return own ? own.document : documents.at(ref);
  };
  const now = instantIn(stamp);
  const applied: AppliedChange[] = [];
  let isRepeated = false;
  for (const [index, named] of batch.changes.entries()) {
    const stored = current(named);
    if (named.type === 'create') isRepeated = isCreated(named, stored);
    if (named.type === 'increment' && (isRepeated || afterChange(named, stored, stamp) === stored)) {
      unraised.set(keyAt(named), named);
      continue;
    }
    const copies =
      named.type === 'patch' && stored
        ? conflictCopies(named, stored.fields, now, (text) => conflictId(batch, index, text))
        : [];
    for (const [place, change] of [...copies, named].entries()) {
      const before = current(change);
      if (!before && (change.type === 'patch' || change.type === 'restore'))
        throw new RemoteError('missing', `${keyAt(change)} does not exist`);
      if (change.type === 'patch' && !isLiving(before)) deleted.set(keyAt(change), change);
      applied.push({ change, before, index, ...(place < copies.length && { copy: place }) });
      const { collection, id } = change;
      states.set(keyAt(change), { ref: { collection, id }, document: afterChange(change, before, stamp) });
    }
  }
  for (const { change, before } of applied) {
    const why = isChecked
      ? whyDenied(change, before, { user, now, after: (collection, id) => current({ collection, id }) })
      : undefined;
    if (why) throw new RemoteError('refused', why.message);
    if (!takes(change, before)) throw new RemoteError('refused', 'As the test asked');
  }
  const refs = (all: ReadonlyMap<string, RecordRef>) =>
    [...all.values()].map(({ collection, id }) => ({ collection, id }));
  return { states, deleted: refs(deleted), unraised: refs(unraised), applied };
}

/**
 * Applies a batch and updates the mark, or does neither. @returns the answer and the written records. @throws
 * RemoteError
 */
export function applyBatch(applying: Applying): {
  readonly sent: Sent;
  readonly written: readonly RecordRef[];
} {
  const { documents, batch, user, stamp } = applying;
  const markKey = `${user}/${batch.device}`;
  const mark = documents.marks.get(markKey);
  if ((mark?.count ?? 0) !== batch.expected)
    throw new RemoteError('mark-moved', `It is at ${mark?.count ?? 0}`);
  const { states, applied, ...found } = plan(applying);
  recordHistory(applying, applied);
  const written: RecordRef[] = [];
  for (const { ref, document } of states.values()) {
    if (document === documents.at(ref)) continue;
    if (document) documents.put(ref, { ...document, stamp });
    else documents.empty(ref, stamp);
    written.push(ref);
  }
  documents.marks.set(markKey, {
    count: batch.expected + 1,
    ids: [...batch.recent, ...batch.ids].slice(-idsInMark),
    last: [...batch.ids],
    stamp,
  });
  return { sent: found, written };
}
