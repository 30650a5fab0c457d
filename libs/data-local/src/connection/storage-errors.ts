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

/** Converts an error of the browser's storage to a StoreError; the original is its `cause`. */
export function toStoreError(error: unknown): StoreError {
  if (isStoreError(error)) return error;
  const message = error instanceof Error || error instanceof DOMException ? error.message : String(error);
  return new StoreError(codes[nameOf(error)] ?? 'unknown', message, { cause: error });
}

const afterLoss = new Set(['InvalidStateError', 'AbortError', 'UnknownError']);

/** Whether a retry on a new connection may succeed. Nothing was written, because the transaction did not complete. */
export const mayBeLostConnection = (error: unknown) => !isStoreError(error) && afterLoss.has(nameOf(error));
