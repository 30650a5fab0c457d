import { query } from '@dayloom/data';
import type { CollectionName, collections, RecordOf } from '@dayloom/domain';
import { useUser } from '../hooks/use-services.tsx';
import { useRecords } from './use-records.ts';

/**
 * Whether a record that a form was opened with is deleted by now, here or elsewhere, live. Before it is read, and where it
 * cannot be or this device does not hold all records yet, nothing is known of it: false.
 */
export function useIsDeleted<Name extends CollectionName>(collection: Name, id: string): boolean {
  const { id: user } = useUser();
  const found = useRecords<RecordOf<(typeof collections)[Name]>>(query(collection).ownedBy(user).byId(id));
  return found.phase === 'ready' && found.isComplete && found.records.length === 0;
}
