import { afterChange, type Change, conflictCopies, isLiving, StoreError, whyRefused } from '@dayloom/data';
import { keyAt, type RecordRef, type Step } from '@dayloom/data-local';
import { type CollectionName, collectionOf, type Instant, type UserId } from '@dayloom/domain';
import type { MemoryTransaction } from './memory-transaction.ts';

const parentOf = (collection: CollectionName, fields: Readonly<Record<string, unknown>>): RecordRef[] => {
  const { parent } = collectionOf(collection);
  const id = parent && fields[parent.field];
  return parent && typeof id === 'string' ? [{ collection: parent.collection as CollectionName, id }] : [];
};

/** Children go before their parent and come back after it. */
function withChildren(transaction: MemoryTransaction, change: Change): Change[] {
  const held = transaction.held(change);
  if (change.type === 'remove' && isLiving(held)) {
    const living = transaction
      .children(change)
      .filter((child) => isLiving(child.held))
      .map(({ collection, id }): Change => ({ type: 'remove', collection, id, with: change.id }));
    return [...living, change];
  }
  if (change.type === 'restore' && held && !isLiving(held)) {
    const along = transaction
      .children(change)
      .filter((child) => child.held.deletedWith === change.id)
      .map(({ collection, id }): Change => ({ type: 'restore', collection, id }));
    return [change, ...along];
  }
  return [change];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A patch with copies of texts that changed since its editor was opened. */
function withCopies(
  transaction: MemoryTransaction,
  change: Change,
  now: Instant,
  newId: () => string,
): Change[] {
  const held = transaction.held(change);
  if (change.type !== 'patch' || !change.base || !held) return [change];
  const base = Object.fromEntries(
    Object.keys(change.base).map((field) => [field, textOf(held.fields[field])]),
  );
  return [...conflictCopies(change, held.fields, now, newId), { ...change, base }];
}

interface Committing {
  readonly user: UserId;
  readonly now: Instant;
  readonly newId: () => string;
}

/** Commits as data-local does, over a disk in memory. @throws StoreError */
export async function commitTo(
  transaction: MemoryTransaction,
  changes: readonly Change[],
  { user, now, newId }: Committing,
): Promise<readonly Step[]> {
  const all = changes
    .flatMap((change) => withChildren(transaction, change))
    .flatMap((change) => withCopies(transaction, change, now, newId));
  const steps: Step[] = [];
  for (const change of all) {
    const before = transaction.held(change);
    steps.push({ change, before });
    const { collection, id } = change;
    await transaction.write([{ collection, id, held: afterChange(change, before, now) }]);
  }
  for (const { change, before } of steps) {
    const refused = whyRefused(change, before, {
      user,
      now,
      after: (collection, id) => transaction.held({ collection, id }),
    });
    if (refused) throw refused;
    const parents = change.type === 'create' ? parentOf(change.collection, change.fields) : [];
    if (parents.some((parent) => !transaction.held(parent)))
      throw new StoreError('not-found', `${keyAt(change)} has no parent`);
  }
  return steps;
}
