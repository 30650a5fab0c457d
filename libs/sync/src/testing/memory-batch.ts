import { afterChange, type Change, conflictCopies, isLiving, whyRefused } from '@dayloom/data';
import { keyAt, type RecordRef } from '@dayloom/data-local';
import type { Instant, UserId } from '@dayloom/domain';
import { type Batch, idsInMark, RemoteError, type Sent, type Stamp } from '../remote.ts';
import { conflictId } from '../conflict-id.ts';
import type { MemoryDocument, MemoryDocuments } from './memory-documents.ts';

/** Whether a server takes a change; asked after its own rules. */
export type Taking = (change: Change, before: MemoryDocument | undefined) => boolean;

interface Applying {
  readonly documents: MemoryDocuments;
  readonly user: UserId;
  readonly batch: Batch;
  readonly stamp: Stamp;
  /** Whether the product's rules are asked. */
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
}

function plan({ documents, batch, stamp, user, isChecked, takes }: Applying): Planned {
  const states = new Map<string, { ref: RecordRef; document: MemoryDocument | undefined }>();
  const deleted = new Map<string, RecordRef>();
  const current = (ref: RecordRef) => {
    const own = states.get(keyAt(ref));
    return own ? own.document : documents.at(ref);
  };
  const now = instantIn(stamp);
  const carriedOut: { change: Change; before: MemoryDocument | undefined }[] = [];
  let isRepeated = false;
  for (const [index, named] of batch.changes.entries()) {
    const stored = current(named);
    if (named.type === 'create') isRepeated = isLiving(stored);
    if (named.type === 'increment' && isRepeated) continue;
    const copies =
      named.type === 'patch' && stored
        ? conflictCopies(named, stored.fields, now, (text) => conflictId(batch, index, text))
        : [];
    for (const change of [...copies, named]) {
      const before = current(change);
      if (!before && (change.type === 'patch' || change.type === 'restore'))
        throw new RemoteError('missing', `${keyAt(change)} does not exist`);
      if (change.type === 'patch' && !isLiving(before)) deleted.set(keyAt(change), change);
      carriedOut.push({ change, before });
      const { collection, id } = change;
      states.set(keyAt(change), { ref: { collection, id }, document: afterChange(change, before, stamp) });
    }
  }
  for (const { change, before } of carriedOut) {
    const why = isChecked
      ? whyRefused(change, before, { user, now, after: (collection, id) => current({ collection, id }) })
      : undefined;
    if (why) throw new RemoteError('refused', why.message);
    if (!takes(change, before)) throw new RemoteError('refused', 'As the test asked');
  }
  return { states, deleted: [...deleted.values()].map(({ collection, id }) => ({ collection, id })) };
}

/** Applies a batch and raises the mark, or does neither. @returns the records that were written too. @throws RemoteError */
export function applyBatch(applying: Applying): {
  readonly sent: Sent;
  readonly written: readonly RecordRef[];
} {
  const { documents, batch, user, stamp } = applying;
  const markKey = `${user}/${batch.device}`;
  const mark = documents.marks.get(markKey);
  if ((mark?.count ?? 0) !== batch.expected)
    throw new RemoteError('mark-moved', `It is at ${mark?.count ?? 0}`);
  const { states, deleted } = plan(applying);
  const written: RecordRef[] = [];
  for (const { ref, document } of states.values()) {
    if (document === documents.at(ref)) continue;
    documents.put(ref, document && { ...document, stamp });
    written.push(ref);
  }
  documents.marks.set(markKey, {
    ...(mark?.step !== undefined && { step: mark.step }),
    count: batch.expected + 1,
    ids: [...batch.recent, ...batch.ids].slice(-idsInMark),
    last: [...batch.ids],
    stamp,
  });
  return { sent: { deleted }, written };
}
