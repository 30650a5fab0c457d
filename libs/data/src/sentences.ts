import { type AccountErrorCode, isAccountError } from './accounts.ts';
import { isPushError, type PushErrorCode } from './push.ts';
import { isStoreError, type StoreErrorCode } from './store-error.ts';

/** The text shown to the user; undefined where the screen's own text is enough. */
const ofStore: Record<StoreErrorCode, string | undefined> = {
  'permission-denied': 'You are not allowed to do this.',
  invalid: 'This entry is not complete or not in the right form.',
  'not-found': 'It no longer exists: it was deleted meanwhile.',
  // The error has its own text, since it knows the parent record.
  'parent-deleted': undefined,
  'no-index': undefined,
  'storage-full': 'The storage of this browser is full. Free some space, then try again.',
  'storage-blocked': 'The browser does not let Dayloom store anything here.',
  closed: 'You were signed out in the meantime.',
  unknown: undefined,
};

const ofAccount: Record<AccountErrorCode, string | undefined> = {
  'wrong-credentials': 'E-mail and password do not match an account.',
  'email-taken': 'There is already an account with this e-mail.',
  'invalid-email': 'This is not a valid e-mail address.',
  'weak-password': 'Password must be at least 8 characters long',
  unsupported: 'This needs a Firebase project.',
  'storage-full': ofStore['storage-full'],
  'storage-blocked': ofStore['storage-blocked'],
  unreachable: 'The service cannot be reached. Check the connection, then try again.',
  'too-many-tries': 'Too many tries. Wait a few minutes, then try again.',
  'popup-closed': 'The window of the provider was closed before it was done.',
  'stale-sign-in': 'Sign in again first.',
  'popup-blocked': 'The browser did not open the window. Allow windows for this page, then try again.',
  unknown: undefined,
};

const ofPush: Record<PushErrorCode, string | undefined> = {
  unsupported: 'This browser cannot notify you while Dayloom is closed.',
  'not-set-up': 'This needs a Firebase project with a push key.',
  denied: 'The browser does not allow notifications here. Allow them in its settings, then try again.',
  unreachable: ofAccount.unreachable,
  unknown: undefined,
};

/** The text for an error; never a code. */
export function sentenceOf(error: unknown): string | undefined {
  if (isStoreError(error)) return error.code === 'parent-deleted' ? error.message : ofStore[error.code];
  if (isAccountError(error)) return ofAccount[error.code];
  if (isPushError(error)) return ofPush[error.code];
  return undefined;
}
