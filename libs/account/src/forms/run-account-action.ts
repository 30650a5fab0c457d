import { type AccountErrorCode, type Accounts, isAccountError, sentenceOf } from '@dayloom/data';
import type { AccountHost } from '../account-host.ts';

export interface AttemptMessages {
  /** Left out if the screen itself shows the success. */
  readonly done?: string;
  /** Shown if there is no plain sentence for the provider's error. */
  readonly failed: string;
  /** Whether `failed` is always the toast's title, with the sentence for the provider's error below it. */
  readonly headed?: boolean;
}

/** Errors without a toast: the user closed the provider's window, or the form shows that the password is wrong. */
const silentCodes: ReadonlySet<AccountErrorCode> = new Set(['popup-closed', 'wrong-credentials']);
const needsToast = (error: unknown) => !isAccountError(error) || !silentCodes.has(error.code);

/** Runs an account operation and shows its outcome. @returns false if it failed */
export async function runAccountAction(
  { backend, toasts }: Pick<AccountHost, 'backend' | 'toasts'>,
  operation: (accounts: Accounts) => Promise<void>,
  { done, failed, headed = false }: AttemptMessages,
): Promise<boolean> {
  try {
    await operation((await backend()).accounts);
    if (done !== undefined) toasts.success(done);
    return true;
  } catch (error) {
    if (needsToast(error)) toasts.error(headed ? failed : (sentenceOf(error) ?? failed), error);
    return false;
  }
}
