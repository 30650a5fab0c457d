import { isStoreError, StoreError, type StoreErrorCode } from '@dayloom/data';

const nameOf = (error: unknown) =>
  error instanceof Error || error instanceof DOMException ? error.name : '';

const codes: Readonly<Record<string, StoreErrorCode>> = {
  QuotaExceededError: 'storage-full',
  SecurityError: 'storage-blocked',
  InvalidStateError: 'storage-blocked',
  UnknownError: 'storage-blocked',
  AbortError: 'storage-blocked',
  TimeoutError: 'storage-blocked',
};

/** What the browser's storage says, in the words of the port; the original stays in `cause`. */
export function toStoreError(error: unknown): StoreError {
  if (isStoreError(error)) return error;
  const message = error instanceof Error || error instanceof DOMException ? error.message : String(error);
  return new StoreError(codes[nameOf(error)] ?? 'unknown', message, { cause: error });
}

const afterLoss = new Set(['InvalidStateError', 'AbortError', 'UnknownError']);

/** Whether a fresh connection may succeed where this one failed. Nothing was written: the transaction did not complete. */
export const mayBeLostConnection = (error: unknown) => !isStoreError(error) && afterLoss.has(nameOf(error));
