import { query } from '@dayloom/data';
import type { CollectionName, RecordIn } from '@dayloom/domain';
import { useUser } from '../hooks/use-services.tsx';
import { useRecords } from './use-records.ts';

/**
 * Whether the record of a form was deleted, on any device; updates live. False while it is not known: before the record
 * is read, after an error, or while this device has not loaded all records.
 */
export function useIsDeleted<Name extends CollectionName>(collection: Name, id: string): boolean {
  const { id: user } = useUser();
  const found = useRecords<RecordIn<Name>>(query(collection).ownedBy(user).byId(id));
  return found.phase === 'ready' && found.isComplete && found.records.length === 0;
}
