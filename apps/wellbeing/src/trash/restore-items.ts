import { type Change, type DeletedRecord, isStoreError, sentenceOf, type Store } from '@dayloom/data';
import { type CollectionName, collectionOf, isolated } from '@dayloom/domain';
import { recordKey, parentKeyOf, titleOf, type TrashItem } from './trash-items.ts';

/** A record that could not be restored, and the reason. */
export interface NotRestored {
  readonly record: DeletedRecord;
  /** 'Its work “Paint” is deleted as well.' */
  readonly why: string;
  /** The record that has to be restored first, if that would help. */
  readonly parent?: DeletedRecord;
}

/** Error codes that concern one record; after any other error the whole restore stops. */
const ofOneRecord = ['permission-denied', 'invalid', 'not-found', 'parent-deleted'];

const restoring = ({ collection, id }: DeletedRecord): Change => ({ type: 'restore', collection, id });

const parentWord = ({ collection }: DeletedRecord) => {
  const { parent } = collectionOf(collection);
  return parent && collectionOf(parent.collection as CollectionName).words.one.toLowerCase();
};

function whyNot(record: DeletedRecord, error: unknown): NotRestored {
  const parent = parentKeyOf(record) !== undefined && parentWord(record);
  const isOrphan = parent && isStoreError(error) && error.code === 'permission-denied';
  const why = isOrphan ? `Its ${parent} is gone for good.` : sentenceOf(error);
  return { record, why: why ?? 'It could not be restored.' };
}

/** Restores as many records as possible, in one commit if none is rejected; else bisects to find the rejected ones. @throws StoreError */
async function restorePossible(
  records: readonly DeletedRecord[],
  store: Store,
): Promise<readonly NotRestored[]> {
  if (records.length === 0) return [];
  try {
    await store.commit(records.map(restoring));
    return [];
  } catch (error) {
    if (!isStoreError(error) || !ofOneRecord.includes(error.code)) throw error;
    const [first] = records;
    if (records.length === 1 && first) return [whyNot(first, error)];
    const half = Math.ceil(records.length / 2);
    return [
      ...(await restorePossible(records.slice(0, half), store)),
      ...(await restorePossible(records.slice(half), store)),
    ];
  }
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
  return [
    ...blocked,
    ...(await restorePossible(
      free.toSorted((a, b) => isChild(a) - isChild(b)),
      store,
    )),
  ];
}
