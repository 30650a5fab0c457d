import type { Collection, UserId } from '@dayloom/domain';
import type { StoredFields } from './after-change.ts';

/**
 * Whether a record belongs to somebody else. A stored record that names no owner at all is broken, not foreign: who
 * holds it may throw it away.
 */
export function isForeign(
  kind: Collection,
  id: string,
  fields: StoredFields | undefined,
  user: UserId,
): boolean {
  if (kind.singleton && id !== user) return true;
  if (kind.owner === 'id') return false;
  const owner = fields?.['userId'];
  return typeof owner === 'string' && owner !== user;
}
