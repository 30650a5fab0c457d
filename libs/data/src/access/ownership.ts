import type { Collection, UserId } from '@dayloom/domain';
import type { StoredFields } from './after-change.ts';

/** Kinds with one record per user, whose id is the user's (DA4, DA6, DA16). */
export const isKeyedByUser = (kind: Collection) => kind.owner === 'id' || kind.name === 'meditationStats';

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
  if (isKeyedByUser(kind) && id !== user) return true;
  if (kind.owner === 'id') return false;
  const owner = fields?.['userId'];
  return typeof owner === 'string' && owner !== user;
}
