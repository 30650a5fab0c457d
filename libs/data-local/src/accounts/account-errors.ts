import { AccountError, type AccountErrorCode, isAccountError, isStoreError } from '@dayloom/data';

export const accountError = (code: AccountErrorCode, message: string = code) =>
  new AccountError(code, message);

const sharedCodes = new Set<string>(['storage-full', 'storage-blocked'] satisfies AccountErrorCode[]);
const isShared = (code: string): code is 'storage-full' | 'storage-blocked' => sharedCodes.has(code);

function toAccountError(error: unknown): AccountError {
  if (isAccountError(error)) return error;
  const code = isStoreError(error) && isShared(error.code) ? error.code : 'unknown';
  return new AccountError(code, error instanceof Error ? error.message : String(error), { cause: error });
}

export const orAccountError = <T>(promise: Promise<T>): Promise<T> =>
  promise.catch((error: unknown) => {
    throw toAccountError(error);
  });
