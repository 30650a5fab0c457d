import {
  type Access,
  afterChange,
  type Change,
  conflictCopies,
  isCreated,
  isLiving,
  mergedPatch,
  StoreError,
  whyDenied,
} from '@dayloom/data';
import { type CollectionName, type Instant, isCollectionName, newRecordId, notes } from '@dayloom/domain';
import type { IndexedTransaction } from '../database/record-transaction.ts';
import { parentOf } from '../database/record-rows.ts';
import { type AppliedChange, keyAt, type RecordRef, type StoredState } from '../database/user-database.ts';

type Patch = Extract<Change, { type: 'patch' }>;

export type Committing = Pick<Access, 'user' | 'now'> & {
  readonly email: string | undefined;
  /** Whether records get the device's time as their stamp, as on the embedded backend, which has no server stamps. */
  readonly stamps: boolean;
};

/** The collections that a commit writes to. @throws StoreError 'permission-denied' for an unknown collection */
export function collectionsOf(changes: readonly Change[]): CollectionName[] {
  const unknown = changes.find(({ collection }) => !isCollectionName(collection));
  if (unknown) throw new StoreError('permission-denied', `No collection ${unknown.collection}`);
  const copies = changes.flatMap((change): CollectionName[] =>
    change.type === 'patch' && change.base ? [notes.name] : [],
  );
  return [...new Set([...changes.map(({ collection }) => collection), ...copies])];
}

const removeChange = ({ collection, id }: RecordRef, parent: string): Change => ({
  type: 'remove',
  collection,
  id,
  with: parent,
});

/**
 * Children are removed before their parent and restored after it. Children that were deleted separately stay deleted;
 * they are purged with the parent, because they could not be restored without it.
 */
async function withChildren(transaction: IndexedTransaction, change: Change): Promise<Change[]> {
  const state = transaction.known(change);
  if (change.type === 'remove' && isLiving(state)) {
    const children = await transaction.livingChildren(change);
    return [...children.map((child) => removeChange(child, change.id)), change];
  }
  if (change.type === 'restore' && state && !isLiving(state)) {
    const children = await transaction.hiddenChildren(change);
    const restored = children.filter((child) => child.state.deletedWith === change.id);
    return [change, ...restored.map(({ collection, id }): Change => ({ type: 'restore', collection, id }))];
  }
  if (change.type === 'purge' && state && !isLiving(state)) {
    const children = await transaction.hiddenChildren(change);
    const purged = children.filter((child) => !isLiving(child.state));
    return [...purged.map(({ collection, id }): Change => ({ type: 'purge', collection, id })), change];
  }
  return [change];
}

/** The patch on the stored record, merged with it, plus a copy of each long text that another device has changed in the meantime. */
function withCopies(change: Patch, { fields }: StoredState, now: Instant): Change[] {
  const texts = Object.keys(change.base ?? {}).map((field) => [field, fields[field]] as const);
  const base = texts.map(([field, text]) => [field, typeof text === 'string' ? text : '']);
  return [
    ...conflictCopies(change, fields, now, () => newRecordId()),
    { ...mergedPatch(change, fields), base: Object.fromEntries(base) },
  ];
}

/** The state of each record before its change, and the state of all changed records at the end. @throws StoreError */
function replay(
  changes: readonly Change[],
  transaction: IndexedTransaction,
  { user, email, now }: Committing,
): { readonly applied: AppliedChange[]; readonly after: ReadonlyMap<string, StoredState | undefined> } {
  const after = new Map<string, StoredState | undefined>();
  const current = (ref: RecordRef) =>
    after.has(keyAt(ref)) ? after.get(keyAt(ref)) : transaction.known(ref);
  // A commit whose record already exists is repeated: its counters have already been incremented.
  const isRepeated = changes.some((change) => isCreated(change, transaction.known(change)));
  const applied: AppliedChange[] = [];
  const step = (change: Change) => {
    const before = current(change);
    applied.push({ change, before });
    after.set(keyAt(change), afterChange(change, before, now));
  };
  for (const change of changes) {
    if (isRepeated && change.type === 'increment') continue;
    const stored = current(change);
    if (change.type === 'patch' && change.base && stored) withCopies(change, stored, now).forEach(step);
    else step(change);
  }
  const access: Access = {
    user,
    now,
    ...(email !== undefined && { email }),
    after: (collection, id) => current({ collection, id }),
  };
  for (const { change, before } of applied) {
    const refused = whyDenied(change, before, access);
    if (refused) throw refused;
  }
  return { applied, after };
}

const parentsNamed = (changes: readonly Change[]): RecordRef[] =>
  changes.flatMap((change) =>
    change.type === 'create' || change.type === 'patch'
      ? (parentOf(change.collection, change.fields) ?? [])
      : [],
  );

/**
 * Checks all changes against the stored records, then requests all writes; throws before the first write if a change is
 * not allowed. @returns the applied changes, including those of children and the conflict copies @throws StoreError
 */
export async function applyChanges(
  transaction: IndexedTransaction,
  changes: readonly Change[],
  committing: Committing,
): Promise<readonly AppliedChange[]> {
  await transaction.find([...changes, ...parentsNamed(changes)]);
  const all = (await Promise.all(changes.map((change) => withChildren(transaction, change)))).flat();
  await transaction.find(all);
  await transaction.find(
    all.flatMap((ref) => parentOf(ref.collection, transaction.known(ref)?.fields) ?? []),
  );
  const { applied, after } = replay(all, transaction, committing);
  const touched = new Map(
    applied.map(({ change: { collection, id } }) => [keyAt({ collection, id }), { collection, id }]),
  );
  await transaction.write(
    [...touched]
      .filter(([key, ref]) => after.get(key) !== transaction.known(ref))
      .map(([key, ref]) => {
        const state = after.get(key);
        return { ...ref, state: state && committing.stamps ? { ...state, stamp: committing.now } : state };
      }),
  );
  return applied;
}
