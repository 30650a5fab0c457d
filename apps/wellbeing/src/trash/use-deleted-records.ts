import { type DeletedRecord, query } from '@dayloom/data';
import { isInTrash, trashKinds } from '@dayloom/domain/trash';
import { type Records, useCounts, useMinute, useShell, useUser } from '@dayloom/platform';
import { useEffect, useMemo, useState } from 'react';

type Deleted =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'ready'; readonly records: readonly DeletedRecord[] };

/** The records deleted in the last 30 days, live; complete when this device has all kinds of records. */
export function useDeletedRecords(): Records<DeletedRecord> {
  const { store } = useShell();
  const { id } = useUser();
  const [tries, setTries] = useState(0);
  const [deleted, setDeleted] = useState<Deleted>({ phase: 'loading' });
  const now = useMinute();
  const kept = useMemo(
    () =>
      deleted.phase === 'ready' ? deleted.records.filter(({ deletedAt }) => isInTrash(deletedAt, now)) : [],
    [deleted, now],
  );
  // While it cannot be read, it is read again with each minute, and when the user comes back.
  const failedAt = deleted.phase === 'failed' ? now : undefined;
  const counts = useCounts(trashKinds.map((kind) => query(kind).ownedBy(id)));
  useEffect(
    () =>
      store.watchDeleted(
        (records) => setDeleted({ phase: 'ready', records }),
        (error) => {
          console.error('Failed to load the trash', error);
          setDeleted({ phase: 'failed', error });
        },
      ),
    [store, tries, failedAt],
  );
  if (deleted.phase === 'ready') return { ...deleted, records: kept, isComplete: counts.phase === 'ready' };
  if (deleted.phase === 'loading') return deleted;
  const retry = () => {
    setDeleted({ phase: 'loading' });
    setTries(tries + 1);
  };
  return { ...deleted, retry };
}
