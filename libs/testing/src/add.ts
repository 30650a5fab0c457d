import type { Change } from '@dayloom/data';
import type { Collection, CollectionName } from '@dayloom/domain';

/** The change that creates a record. */
export function add(kind: Collection, record: { readonly id: string }): Change {
  const { id, ...fields } = record;
  return { type: 'create', collection: kind.name as CollectionName, id, fields };
}
