import type { UserId } from '@dayloom/domain';
import type { LongWork } from './store.ts';

/** The signed-in user, as far as screens need to know. */
export interface User {
  readonly id: UserId;
  readonly email: string;
}

/** The values of the sign-up form. All except the password are stored in the user's profile. */
export interface SignUp {
  readonly firstName: string;
  readonly mobileNo: string;
  readonly email: string;
  readonly password: string;
}

/** What went wrong; `sentenceOf` has the text for the user. */
export type AccountErrorCode =
  /** The same code for a wrong password and an unknown e-mail, so that it does not reveal which accounts exist. */
  | 'wrong-credentials'
  | 'email-taken'
  | 'invalid-email'
  | 'weak-password'
  /** The backend lacks this service: the local one has no Google sign-in and no password reset. */
  | 'unsupported'
  | 'storage-full'
  | 'storage-blocked'
  /** The service cannot be reached. */
  | 'unreachable'
  /** Too many attempts; the service asks the user to wait. */
  | 'too-many-tries'
  /** The user closed the provider's window, or the browser blocked it. */
  | 'popup-closed'
  | 'popup-blocked'
  /** The operation needs a recent sign-in: call `signIn` or `signInWithGoogle` as the same user first. */
  | 'stale-sign-in'
  | 'unknown';

/** Why an account operation failed; check `code`. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly code: AccountErrorCode;

  constructor(code: AccountErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Compares the name, as `isStoreError` does. */
export const isAccountError = (error: unknown): error is AccountError =>
  error instanceof Error && error.name === 'AccountError';

/** Accounts that exist only in this browser: the sample day, which needs no form. */
export interface DeviceAccounts {
  /** Opens this device's sample. Creates it first if needed, with two weeks of records around today. */
  enterSample(): Promise<User>;
  /** Turns the sample into an account with the profile of the form. User id and records stay the same. */
  keepSample(details: SignUp): Promise<User>;
  /** Removes the sample and its records from this device. */
  removeSample(): Promise<void>;
}

/** The port to the account service. Every operation rejects with an AccountError. */
export interface Accounts {
  /** What this backend supports; the forms explain what it does not. */
  readonly can: { readonly google: boolean; readonly reset: boolean };
  /** Absent where a server stores the accounts. */
  readonly device?: DeviceAccounts;
  /** Creates the account, then writes the user document. */
  signUp(details: SignUp): Promise<User>;
  signIn(email: string, password: string): Promise<User>;
  /** Then reads the user document, and writes it only if it is missing. */
  signInWithGoogle(): Promise<User>;
  sendReset(email: string): Promise<void>;
  signOut(): Promise<void>;
  /**
   * Deletes every record of the signed-in user on this device and on the server, then the account, and ends the
   * session. Cannot be undone. After an interruption the next call continues; what is not deleted yet stays until
   * then. Rejects with 'stale-sign-in' before anything is deleted, and possibly again before the account itself is.
   * An aborted signal stops it between two steps: it rejects with the signal's reason and keeps the rest.
   * @param work receives 0 once the data stored only on this device is deleted, then the number of records that the
   * server has deleted in this call
   */
  deleteAccount(user: User, work?: LongWork): Promise<void>;
  /** Whether the service still accepts this remembered user. */
  stillKnows(user: User): Promise<boolean>;
}
