import type { Collection } from '@dayloom/domain';
import { StoreError } from '../store-error.ts';

/** The user may not do this. `reason` is for the log. */
export const denied = (reason: string) => new StoreError('permission-denied', reason);
/** The values are invalid. `reason` is for the log. */
export const invalid = (reason: string) => new StoreError('invalid', reason);
/** The record to change or restore does not exist. */
export const missing = (collection: string, id: string) =>
  new StoreError('not-found', `${collection}/${id} does not exist`);

/** The message is shown to the user. */
export function parentDeleted({ words }: Collection) {
  const parent = words.one.toLowerCase();
  return new StoreError('parent-deleted', `Its ${parent} was deleted. Restore the ${parent} first.`);
}
