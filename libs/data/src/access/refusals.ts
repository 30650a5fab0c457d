import type { Collection } from '@dayloom/domain';
import { StoreError } from '../store-error.ts';

/** This user may not do that; `reason` is for the log. */
export const denied = (reason: string) => new StoreError('permission-denied', reason);
/** The values do not fit; `reason` is for the log. */
export const invalid = (reason: string) => new StoreError('invalid', reason);
/** There is nothing to change or to bring back. */
export const missing = (collection: string, id: string) =>
  new StoreError('not-found', `${collection}/${id} does not exist`);

/** Its message is what a person is told. */
export function parentDeleted({ words }: Collection) {
  const parent = words.one.toLowerCase();
  return new StoreError('parent-deleted', `Its ${parent} was deleted. Restore the ${parent} first.`);
}
