import { StoreError } from '../store-error.ts';

export const denied = (reason: string) => new StoreError('permission-denied', reason);
export const invalid = (reason: string) => new StoreError('invalid', reason);
export const missing = (collection: string, id: string) =>
  new StoreError('not-found', `${collection}/${id} does not exist`);
