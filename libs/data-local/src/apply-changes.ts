import { type Access, afterChange, type Change, conflictCopies, StoreError, whyRefused } from '@dayloom/data';
import { type CollectionName, type Instant, isCollectionName, newRecordId, notes } from '@dayloom/domain';
import type { IndexedTransaction } from './record-transaction.ts';
import { isLiving, parentOf } from './rows.ts';
import { type Held, keyAt, type RecordRef, type Step } from './user-database.ts';

type Patch = Extract<Change, { type: 'patch' }>;

export type Committing = Pick<Access, 'user' | 'now'> & {
  readonly email: string | undefined;
  /** Whether records get the device's time as their stamp: on the embedded backend, where no server gives one. */
  readonly stamps: boolean;
};

/** The collections that a commit names. @throws StoreError 'permission-denied' for an unknown one */
export function collectionsOf(changes: readonly Change[]): CollectionName[] {
  const unknown = changes.find(({ collection }) => !isCollectionName(collection));
  if (unknown) throw new StoreError('permission-denied', `No collection ${unknown.collection}`);
  const copies = changes.flatMap((change): CollectionName[] =>
    change.type === 'patch' && change.base ? [notes.name] : [],
  );
  return [...new Set([...changes.map(({ collection }) => collection), ...copies])];
}

const removal = ({ collection, id }: RecordRef, parent: string): Change => ({
  type: 'remove',
  collection,
  id,
  with: parent,
});

/**
 * Children go before their parent and come back after it; those that were deleted on their own stay deleted, and are
 * purged with it, since nothing could restore them.
 */
async function withChildren(transaction: IndexedTransaction, change: Change): Promise<Change[]> {
  const held = transaction.known(change);
  if (change.type === 'remove' && isLiving(held)) {
    const children = await transaction.livingChildren(change);
    return [...children.map((child) => removal(child, change.id)), change];
  }
  if (change.type === 'restore' && held && !isLiving(held)) {
    const children = await transaction.hiddenChildren(change);
    const along = children.filter((child) => child.held.deletedWith === change.id);
    return [change, ...along.map(({ collection, id }): Change => ({ type: 'restore', collection, id }))];
  }
  if (change.type === 'purge' && held && !isLiving(held)) {
    const children = await transaction.hiddenChildren(change);
    const along = children.filter((child) => !isLiving(child.held));
    return [...along.map(({ collection, id }): Change => ({ type: 'purge', collection, id })), change];
  }
  return [change];
}

/** The patch on what is stored now, with a copy of each long text that another device has changed meanwhile. */
function withCopies(change: Patch, { fields }: Held, now: Instant): Change[] {
  const texts = Object.keys(change.base ?? {}).map((field) => [field, fields[field]] as const);
  const base = texts.map(([field, text]) => [field, typeof text === 'string' ? text : '']);
  return [
    ...conflictCopies(change, fields, now, () => newRecordId()),
    { ...change, base: Object.fromEntries(base) },
  ];
}

/** What each change met, and the state of every touched record after all of them. @throws StoreError */
function replay(
  changes: readonly Change[],
  transaction: IndexedTransaction,
  { user, email, now }: Committing,
): { readonly steps: Step[]; readonly after: ReadonlyMap<string, Held | undefined> } {
  const after = new Map<string, Held | undefined>();
  const current = (ref: RecordRef) =>
    after.has(keyAt(ref)) ? after.get(keyAt(ref)) : transaction.known(ref);
  // A commit whose record is there already is a repeated one: its counters have been raised.
  const isRepeated = changes.some(
    (change) => change.type === 'create' && isLiving(transaction.known(change)),
  );
  const steps: Step[] = [];
  const step = (change: Change) => {
    const before = current(change);
    steps.push({ change, before });
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
  for (const { change, before } of steps) {
    const refused = whyRefused(change, before, access);
    if (refused) throw refused;
  }
  return { steps, after };
}

const parentsNamed = (changes: readonly Change[]): RecordRef[] =>
  changes.flatMap((change) =>
    change.type === 'create' || change.type === 'patch'
      ? (parentOf(change.collection, change.fields) ?? [])
      : [],
  );

/**
 * Checks all changes against what is stored and asks for all writes, or throws before the first. Answers with what was
 * carried out: children and copies are changes of their own. @throws StoreError
 */
export async function applyChanges(
  transaction: IndexedTransaction,
  changes: readonly Change[],
  committing: Committing,
): Promise<readonly Step[]> {
  await transaction.find([...changes, ...parentsNamed(changes)]);
  const all = (await Promise.all(changes.map((change) => withChildren(transaction, change)))).flat();
  await transaction.find(all);
  await transaction.find(
    all.flatMap((ref) => parentOf(ref.collection, transaction.known(ref)?.fields) ?? []),
  );
  const { steps, after } = replay(all, transaction, committing);
  const touched = new Map(
    steps.map(({ change: { collection, id } }) => [keyAt({ collection, id }), { collection, id }]),
  );
  await transaction.write(
    [...touched]
      .filter(([key, ref]) => after.get(key) !== transaction.known(ref))
      .map(([key, ref]) => {
        const held = after.get(key);
        return { ...ref, held: held && committing.stamps ? { ...held, stamp: committing.now } : held };
      }),
  );
  return steps;
}
