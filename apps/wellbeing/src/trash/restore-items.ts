import { type DeletedRecord, isStoreError, sentenceOf, type Store } from '@dayloom/data';
import { type CollectionName, collectionOf, isolated } from '@dayloom/domain';
import { commitPossible, type Rejected } from './commit-possible.ts';
import { parentKeyOf, recordKey, segmentsOf, titleOf, type TrashItem } from './trash-items.ts';

export interface NotRestored {
  readonly record: DeletedRecord;
  /** 'Its work “Paint” is deleted as well.' */
  readonly why: string;
  /** The record that has to be restored first, if that would help. */
  readonly parent?: DeletedRecord;
}

const parentWord = ({ collection }: DeletedRecord) => {
  const { parent } = collectionOf(collection);
  return parent && collectionOf(parent.collection as CollectionName).words.one.toLowerCase();
};

/** A purge elsewhere is named as such: a record in the trash is deleted, but may still be restored. */
function notRestored({ record, error }: Rejected): NotRestored {
  const code = isStoreError(error) ? error.code : undefined;
  const isOrphan = code === 'permission-denied' && parentKeyOf(record) !== undefined;
  if (isOrphan) return { record, why: `Its ${parentWord(record)} is gone for good.` };
  if (code === 'not-found') return { record, why: 'It was deleted for good meanwhile.' };
  return { record, why: sentenceOf(error) ?? 'It could not be restored.' };
}

/**
 * Restores records with the same id and fields, and their children that were deleted with them. A record whose parent
 * stays deleted is not restored. @throws StoreError
 */
export async function restoreItems(
  items: readonly Pick<TrashItem, 'record'>[],
  deleted: readonly DeletedRecord[],
  store: Store,
): Promise<readonly NotRestored[]> {
  const known = new Map(deleted.map((record) => [recordKey(record), record]));
  const chosen = new Set(items.map(({ record }) => recordKey(record)));
  const blocked: NotRestored[] = [];
  const free: DeletedRecord[] = [];
  for (const { record } of items) {
    const parentKey = parentKeyOf(record) ?? '';
    const parent = chosen.has(parentKey) ? undefined : known.get(parentKey);
    if (parent)
      blocked.push({
        record,
        parent,
        why: `Its ${parentWord(record)} “${isolated(titleOf(parent))}” is deleted as well.`,
      });
    else free.push(record);
  }
  // Parents are restored before their children.
  const isChild = (record: DeletedRecord) => Number(parentKeyOf(record) !== undefined);
  // What was deleted before a series had been taken back by then.
  const segments = free.flatMap((record) =>
    segmentsOf([record], deleted).filter(({ deletedAt }) => deletedAt === record.deletedAt),
  );
  const rejected = await commitPossible(
    'restore',
    [...free, ...segments].toSorted((a, b) => isChild(a) - isChild(b)),
    store,
  );
  return [...blocked, ...rejected.map(notRestored)];
}
