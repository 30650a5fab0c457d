import { AccountError, type AccountErrorCode, isAccountError, isStoreError } from '@dayloom/data';

export const accountError = (code: AccountErrorCode, message: string = code) =>
  new AccountError(code, message);

function codeOf(error: unknown): AccountErrorCode {
  if (!isStoreError(error)) return 'unknown';
  return error.code === 'storage-full' || error.code === 'storage-blocked' ? error.code : 'unknown';
}

function toAccountError(error: unknown): AccountError {
  if (isAccountError(error)) return error;
  return new AccountError(codeOf(error), error instanceof Error ? error.message : String(error), {
    cause: error,
  });
}

export const orAccountError = <T>(promise: Promise<T>): Promise<T> =>
  promise.catch((error: unknown) => {
    throw toAccountError(error);
  });
