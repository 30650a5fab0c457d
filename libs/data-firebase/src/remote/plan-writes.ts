import { afterChange, type Change, type StoredFields } from '@dayloom/data';
import type { CollectionName } from '@dayloom/domain';
import { asConflict, conflictId } from './conflict-note.ts';
import { type Delivery, RemoteError } from './remote.ts';

export interface Place {
  readonly collection: CollectionName;
  readonly id: string;
}

/** What happens to one document. */
export type Write =
  | { readonly type: 'set'; readonly fields: StoredFields }
  | {
      readonly type: 'update';
      readonly fields: StoredFields;
      readonly clear: readonly string[];
      readonly by: Readonly<Record<string, number>>;
    }
  | { readonly type: 'delete' };

export interface Plan {
  /** At most one for each document, by `keyAt`. */
  readonly writes: ReadonlyMap<string, { readonly place: Place; readonly write: Write }>;
  /** Ids of the notes kept apart, by the id of the note that was patched. */
  readonly conflicts: Readonly<Record<string, string>>;
}

type PatchOf = Extract<Change, { type: 'patch' }>;
type Update = Extract<Write, { type: 'update' }>;

export const keyAt = ({ collection, id }: Place) => `${collection}/${id}`;

const nothing: Update = { type: 'update', fields: {}, clear: [], by: {} };

const patched = ({ fields, clear, by }: Update, patch: PatchOf): Update => {
  const kept = clear.filter((field) => !Object.hasOwn(patch.fields, field));
  const cleared = [...new Set([...kept, ...patch.clear])];
  const set = Object.entries({ ...fields, ...patch.fields }).filter(([field]) => !cleared.includes(field));
  return { type: 'update', fields: Object.fromEntries(set), clear: cleared, by };
};

const raised = (update: Update, by: Readonly<Record<string, number>>): Update => ({
  ...update,
  by: {
    ...update.by,
    ...Object.fromEntries(Object.entries(by).map(([field, step]) => [field, (update.by[field] ?? 0) + step])),
  },
});

/** The write of a document after one more change. @throws RemoteError 'missing' */
function added(write: Write | undefined, change: Change, isStored: boolean): Write | undefined {
  if (change.type === 'remove') return { type: 'delete' };
  const isThere = write ? write.type !== 'delete' : isStored;
  if (change.type === 'create') return isThere ? write : { type: 'set', fields: { ...change.fields } };
  if (!isThere) throw new RemoteError('missing', `${keyAt(change)} does not exist`);
  if (write?.type === 'set')
    return { type: 'set', fields: afterChange(change, write.fields) ?? write.fields };
  const update = write?.type === 'update' ? write : nothing;
  return change.type === 'patch' ? patched(update, change) : raised(update, change.by);
}

/** Whether the text of a note is not the one that the patch was made on (OF7). */
export function isEditedElsewhere(stored: StoredFields | undefined, base: string | undefined): boolean {
  if (!stored || base === undefined) return false;
  return (stored['updatedAt'] ?? stored['createdAt']) !== base;
}

/** The patches of notes that may meet another text, each note's first one, with the id of the note that would keep it apart. */
export function possibleConflicts({ device, step, changes, basedOn }: Delivery): Map<string, string> {
  const ids = new Map<string, string>();
  if (step === undefined) return ids;
  for (const [place, { type, collection, id }] of changes.entries())
    if (type === 'patch' && collection === 'notes' && basedOn[id] !== undefined && !ids.has(id))
      ids.set(id, conflictId(device, step, place));
  return ids;
}

/**
 * Works out what a delivery writes. `stored` holds the server's fields of every document that a create, a patch or an
 * increment names, by `keyAt`. @throws RemoteError 'missing'
 */
export function planWrites(delivery: Delivery, stored: ReadonlyMap<string, StoredFields>): Plan {
  const writes = new Map<string, { place: Place; write: Write }>();
  const copies = possibleConflicts(delivery);
  const conflicts: Record<string, string> = {};
  const put = (place: Place, write: Write | undefined) => {
    if (write) writes.set(keyAt(place), { place, write });
  };
  // A record that is there already says that all this was done before: its counters have been raised (OF11).
  const isRepeated = delivery.changes.some((change) => change.type === 'create' && stored.has(keyAt(change)));

  for (const change of delivery.changes) {
    const { collection, id } = change;
    const before = stored.get(keyAt(change));
    const copy = collection === 'notes' ? copies.get(id) : undefined;
    if (change.type === 'increment' && isRepeated) continue;
    if (change.type === 'patch' && copy !== undefined && isEditedElsewhere(before, delivery.basedOn[id])) {
      const place: Place = { collection: 'notes', id: copy };
      const known = writes.get(keyAt(place))?.write;
      conflicts[id] = copy;
      put(place, added(known ?? { type: 'set', fields: before ?? {} }, change, false));
      continue;
    }
    put(change, added(writes.get(keyAt(change))?.write, change, before !== undefined));
  }
  for (const copy of Object.values(conflicts)) {
    const place: Place = { collection: 'notes', id: copy };
    const write = writes.get(keyAt(place))?.write;
    if (write?.type === 'set') put(place, { type: 'set', fields: asConflict(write.fields) });
  }
  return { writes, conflicts };
}
