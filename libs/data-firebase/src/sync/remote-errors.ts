import { StoreError } from '@dayloom/data';
import type { RemoteError } from '../remote/remote.ts';

export const isRemoteError = (error: unknown): error is RemoteError =>
  error instanceof Error && error.name === 'RemoteError';

/** What a screen is told where the mirror cannot help. */
export const storeErrorOf = (error: RemoteError): StoreError =>
  new StoreError(error.code === 'no-index' ? 'no-index' : 'permission-denied', error.message, {
    cause: error,
  });
