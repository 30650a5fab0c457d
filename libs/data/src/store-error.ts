/** What went wrong; `sentenceOf` has the text for the user. */
export type StoreErrorCode =
  | 'permission-denied'
  | 'invalid'
  | 'not-found'
  /** A record cannot be created or restored while its parent is deleted. */
  | 'parent-deleted'
  /** No index serves the query: a bug in the app, never a mistake of the user. */
  | 'no-index'
  | 'storage-full'
  /** The browser blocks IndexedDB, or has closed it. */
  | 'storage-blocked'
  | 'closed'
  | 'unknown';

/** Why a read or write failed. Check `code`, not the class: modules have their own copy of it. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Compares the name, since modules have their own copy of the class. */
export const isStoreError = (error: unknown): error is StoreError =>
  error instanceof Error && error.name === 'StoreError';

/** Whether a read or write failed because the store is closed, as it is after sign-out. */
export const isStoreClosed = (error: unknown) => isStoreError(error) && error.code === 'closed';
