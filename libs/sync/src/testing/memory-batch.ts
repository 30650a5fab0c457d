import { afterChange, type Change, isLiving, whyRefused } from '@dayloom/data';
import { keyAt, type Place } from '@dayloom/data-local';
import { collectionOf, conflictCopyOf, type Instant, isBlank, type UserId } from '@dayloom/domain';
import { type Batch, idsInMark, RemoteError, type Sent, type Stamp } from '../remote.ts';
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

type Patch = Extract<Change, { type: 'patch' }>;

const instantIn = (stamp: Stamp) => `${stamp.slice(0, 23)}Z` as Instant;

const conflictId = (entry: string, place: number, text: number) => {
  const end = text === 0 ? `-${place}` : `-${place}-${text}`;
  return `conflict-${entry.replaceAll(/[^A-Za-z0-9_-]/g, '_')}`.slice(0, 128 - end.length) + end;
};

/** The patch, after the copies of texts that somebody else has changed meanwhile (OF7). */
function withCopies(
  change: Patch,
  before: MemoryDocument,
  entry: string,
  place: number,
  now: Instant,
): Change[] {
  const kind = collectionOf(change.collection);
  const copied = Object.entries(change.base ?? {}).filter(([field, base]) => {
    const text = before.fields[field];
    return typeof text === 'string' && !isBlank(text) && text !== base && text !== change.fields[field];
  });
  const copies = copied.map(([field], text): Change => ({
    type: 'create',
    id: conflictId(entry, place, text),
    ...conflictCopyOf(kind, before.fields, field, now),
  }));
  return [...copies, change];
}

interface Planned {
  readonly states: ReadonlyMap<
    string,
    { readonly place: Place; readonly document: MemoryDocument | undefined }
  >;
  readonly deleted: readonly Place[];
}

function plan({ documents, batch, stamp, user, isChecked, takes }: Applying): Planned {
  const states = new Map<string, { place: Place; document: MemoryDocument | undefined }>();
  const deleted = new Map<string, Place>();
  const current = (place: Place) => {
    const own = states.get(keyAt(place));
    return own ? own.document : documents.at(place);
  };
  const now = instantIn(stamp);
  const carriedOut: { change: Change; before: MemoryDocument | undefined }[] = [];
  let isRepeated = false;
  for (const [place, named] of batch.changes.entries()) {
    const stored = current(named);
    if (named.type === 'create') isRepeated = isLiving(stored);
    if (named.type === 'increment' && isRepeated) continue;
    const changes =
      named.type === 'patch' && stored ? withCopies(named, stored, batch.ids[0] ?? '', place, now) : [named];
    for (const change of changes) {
      const before = current(change);
      if (!before && (change.type === 'patch' || change.type === 'restore'))
        throw new RemoteError('missing', `${keyAt(change)} does not exist`);
      if (change.type === 'patch' && !isLiving(before)) deleted.set(keyAt(change), change);
      carriedOut.push({ change, before });
      const { collection, id } = change;
      states.set(keyAt(change), { place: { collection, id }, document: afterChange(change, before, stamp) });
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

/** Applies a batch and raises the mark, or does neither. @returns the places that were written too. @throws RemoteError */
export function applyBatch(applying: Applying): { readonly sent: Sent; readonly written: readonly Place[] } {
  const { documents, batch, user, stamp } = applying;
  const markKey = `${user}/${batch.device}`;
  const mark = documents.marks.get(markKey);
  if ((mark?.count ?? 0) !== batch.expected)
    throw new RemoteError('mark-moved', `It is at ${mark?.count ?? 0}`);
  const { states, deleted } = plan(applying);
  const written: Place[] = [];
  for (const { place, document } of states.values()) {
    if (document === documents.at(place)) continue;
    documents.put(place, document && { ...document, stamp });
    written.push(place);
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
