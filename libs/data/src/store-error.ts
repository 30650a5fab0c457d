/** What went wrong, as `sentenceOf` puts into words. */
export type StoreErrorCode =
  | 'permission-denied'
  | 'invalid'
  | 'not-found'
  /** A record cannot be made or brought back while what it belongs to is deleted. */
  | 'parent-deleted'
  /** No index serves the query: a mistake of ours, never of the user. */
  | 'no-index'
  | 'storage-full'
  /** The browser refuses IndexedDB, or took it away. */
  | 'storage-blocked'
  | 'closed'
  | 'unknown';

/** Why a read or write did not happen. Told apart by `code`, since modules hold their own copy of this class. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Told by its name, since modules hold their own copy of the class. */
export const isStoreError = (error: unknown): error is StoreError =>
  error instanceof Error && error.name === 'StoreError';
