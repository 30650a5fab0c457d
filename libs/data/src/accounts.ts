import type { UserId } from '@dayloom/domain';
import type { LongWork } from './store.ts';

/** Who is signed in, as far as every screen may know. */
export interface User {
  readonly id: UserId;
  readonly email: string;
}

/** What the form of a new account holds; all but the password go into the user's profile. */
export interface SignUp {
  readonly firstName: string;
  readonly mobileNo: string;
  readonly email: string;
  readonly password: string;
}

/** What went wrong, as `sentenceOf` puts into words. */
export type AccountErrorCode =
  /** Wrong password and unknown e-mail alike: nobody learns which. */
  | 'wrong-credentials'
  | 'email-taken'
  | 'invalid-email'
  | 'weak-password'
  /** The backend has no such service: Google sign-in and reset mails on the embedded one. */
  | 'unsupported'
  | 'storage-full'
  | 'storage-blocked'
  /** The service cannot be reached. */
  | 'unreachable'
  /** Too many tries; the service asks for patience. */
  | 'too-many-tries'
  /** The user closed the window of the provider, or the browser did not open it. */
  | 'popup-closed'
  | 'popup-blocked'
  /** Only somebody who has just signed in may do this: `signIn` or `signInWithGoogle` as the same user comes first. */
  | 'stale-sign-in'
  | 'unknown';

/** Why an account operation did not happen; told apart by `code`. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly code: AccountErrorCode;

  constructor(code: AccountErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Told by its name, as `isStoreError` does. */
export const isAccountError = (error: unknown): error is AccountError =>
  error instanceof Error && error.name === 'AccountError';

/** What accounts can besides that are in this browser alone: a sample day, which needs no form. */
export interface DeviceAccounts {
  /** The sample of this device, filled with two weeks of records around today where there is none yet. */
  enterSample(): Promise<User>;
  /** Makes an account of it: the same user id, and so the very same records, with the profile of the form. */
  keepSample(details: SignUp): Promise<User>;
  /** Takes it off this device, records and all. */
  removeSample(): Promise<void>;
}

/** The port to whoever keeps the accounts. Every operation rejects with an AccountError. */
export interface Accounts {
  /** What this backend can do; the forms explain what it cannot. */
  readonly can: { readonly google: boolean; readonly reset: boolean };
  /** Absent where a server keeps the accounts. */
  readonly device?: DeviceAccounts;
  /** Makes the account, then writes the user document. */
  signUp(details: SignUp): Promise<User>;
  signIn(email: string, password: string): Promise<User>;
  /** Reads the user document afterwards and writes it only where it is missing. */
  signInWithGoogle(): Promise<User>;
  sendReset(email: string): Promise<void>;
  signOut(): Promise<void>;
  /**
   * Deletes every record of whoever is signed in, on this device and on the server, then the account, and with it ends
   * the session. Nothing can be undone. What was interrupted goes on with the next call, and leaves until then what
   * it has not come to; 'stale-sign-in' may come before anything is deleted, and again before the account itself is.
   * The signal stops it between two steps: it rejects with the reason then, and what is left stays.
   * @param work told 0 once what this device alone had is gone, then how many records the server has let go of in this call
   */
  deleteAccount(user: User, work?: LongWork): Promise<void>;
  /** Whether the service still knows this remembered user. */
  stillKnows(user: User): Promise<boolean>;
}
