import {
  afterChange,
  type Change,
  conflictCopies,
  isLiving,
  mergedPatch,
  StoreError,
  whyDenied,
} from '@dayloom/data';
import { type AppliedChange, keyAt, type RecordRef } from '@dayloom/data-local';
import { type CollectionName, collectionOf, type Instant, type UserId } from '@dayloom/domain';
import type { MemoryTransaction } from './memory-transaction.ts';
import type { PlantedBug } from './planted-bugs.ts';

const parentOf = (collection: CollectionName, fields: Readonly<Record<string, unknown>>): RecordRef[] => {
  const { parent } = collectionOf(collection);
  const id = parent && fields[parent.field];
  return parent && typeof id === 'string' ? [{ collection: parent.collection as CollectionName, id }] : [];
};

/** Children are deleted before their parent and restored after it. */
function withChildren(transaction: MemoryTransaction, change: Change): Change[] {
  const stored = transaction.stored(change);
  if (change.type === 'remove' && isLiving(stored)) {
    const living = transaction
      .children(change)
      .filter((child) => isLiving(child.state))
      .map(({ collection, id }): Change => ({ type: 'remove', collection, id, with: change.id }));
    return [...living, change];
  }
  if (change.type === 'restore' && stored && !isLiving(stored)) {
    const along = transaction
      .children(change)
      .filter((child) => child.state.deletedWith === change.id)
      .map(({ collection, id }): Change => ({ type: 'restore', collection, id }));
    return [change, ...along];
  }
  return [change];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface Committing {
  readonly user: UserId;
  readonly now: Instant;
  readonly newId: () => string;
  readonly bug: PlantedBug | undefined;
}

/** Adds copies of texts that have changed since the editor was opened. */
function withCopies(
  transaction: MemoryTransaction,
  change: Change,
  { now, newId, bug }: Omit<Committing, 'user'>,
): Change[] {
  const stored = transaction.stored(change);
  if (change.type !== 'patch' || !change.base || !stored) return [change];
  const base = Object.fromEntries(
    Object.keys(change.base).map((field) => [field, textOf(stored.fields[field])]),
  );
  const made = { ...mergedPatch(change, stored.fields), base };
  return [...conflictCopies(change, stored.fields, now, newId), bug?.stored?.(made, change) ?? made];
}

/** Commits like data-local, to a disk in memory. @throws StoreError */
export async function commitTo(
  transaction: MemoryTransaction,
  changes: readonly Change[],
  { user, ...committing }: Committing,
): Promise<readonly AppliedChange[]> {
  const all = changes
    .flatMap((change) => withChildren(transaction, change))
    .flatMap((change) => withCopies(transaction, change, committing));
  const { now } = committing;
  const steps: AppliedChange[] = [];
  for (const change of all) {
    const before = transaction.stored(change);
    steps.push({ change, before });
    const { collection, id } = change;
    await transaction.write([{ collection, id, state: afterChange(change, before, now) }]);
  }
  for (const { change, before } of steps) {
    const refused = whyDenied(change, before, {
      user,
      now,
      after: (collection, id) => transaction.stored({ collection, id }),
    });
    if (refused) throw refused;
    const parents = change.type === 'create' ? parentOf(change.collection, change.fields) : [];
    if (parents.some((parent) => !transaction.stored(parent)))
      throw new StoreError('not-found', `${keyAt(change)} has no parent`);
  }
  return steps;
}
