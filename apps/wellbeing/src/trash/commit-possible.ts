import { type DeletedRecord, isStoreError, type Store } from '@dayloom/data';

/** A record that the store did not restore or delete for good. */
export interface Rejected {
  readonly record: DeletedRecord;
  readonly error: unknown;
}

/** Error codes that concern one record; after any other error the whole action stops. */
const ofOneRecord = ['permission-denied', 'invalid', 'not-found', 'parent-deleted'];

/**
 * Restores or purges as many records as possible, in one commit if none is rejected; else bisects to find the
 * rejected ones. @throws StoreError
 */
export async function commitPossible(
  type: 'restore' | 'purge',
  records: readonly DeletedRecord[],
  store: Store,
): Promise<readonly Rejected[]> {
  if (records.length === 0) return [];
  try {
    await store.commit(records.map(({ collection, id }) => ({ type, collection, id })));
    return [];
  } catch (error) {
    if (!isStoreError(error) || !ofOneRecord.includes(error.code)) throw error;
    const [first] = records;
    if (records.length === 1 && first) return [{ record: first, error }];
    const half = Math.ceil(records.length / 2);
    return [
      ...(await commitPossible(type, records.slice(0, half), store)),
      ...(await commitPossible(type, records.slice(half), store)),
    ];
  }
}
