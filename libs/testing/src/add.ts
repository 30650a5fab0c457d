import type { Change } from '@dayloom/data';
import type { Collection, CollectionName } from '@dayloom/domain';

/** The change that makes a record as a test built it. */
export function add(kind: Collection, record: { readonly id: string }): Change {
  const { id, ...fields } = record;
  return { type: 'create', collection: kind.name as CollectionName, id, fields };
}
