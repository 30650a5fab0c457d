import { type AccountErrorCode, type Accounts, isAccountError, sentenceOf } from '@dayloom/data';
import { backend } from '../backend/backend.ts';
import { toasts } from '../toasts/toasts.ts';

export interface AttemptMessages {
  /** Nothing is said where the screen itself shows that it is done. */
  readonly done?: string;
  /** Said where the provider's message has no plain words. */
  readonly failed: string;
  /** `failed` heads the toast in any case, and the provider's message in plain words stands below it. */
  readonly headed?: boolean;
}

/** Whoever closed the provider's window knows it, and of a wrong password the form tells: once is enough. */
const untold: ReadonlySet<AccountErrorCode> = new Set(['popup-closed', 'wrong-credentials']);
const needsToast = (error: unknown) => !isAccountError(error) || !untold.has(error.code);

/** Runs an account operation and tells how it went; false when it failed. */
export async function runAccountAction(
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
