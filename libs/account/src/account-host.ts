import type { Backend, User } from '@dayloom/data';
import type { Toasts } from '@dayloom/platform';
import { createContext, useContext } from 'react';
import type { Atoms } from '@dayloom/platform/atoms';

/** What the page provides to everything about accounts. */
export interface AccountHost {
  /** Where signing in and out leads. */
  readonly paths: { readonly home: string; readonly login: string; readonly signUp: string };
  /** The backend of this release. A failed load is retried by the next call. */
  readonly backend: () => Promise<Backend>;
  /** Its name, for which its code is not loaded. */
  readonly backendName: () => Promise<Backend['name']>;
  readonly toasts: Pick<Toasts, 'success' | 'error'>;
  /** Ends the notifications of a user who leaves, while the account service still knows them. */
  readonly endNotifications: (user: User) => Promise<void>;
  /** Notifies again after a log-out that failed. */
  readonly resumeNotifications: (atoms: Atoms) => Promise<void>;
  /** Asks first if a log-out would lose typed text. @returns false if the user stays */
  readonly confirmLogOut: (atoms: Atoms) => Promise<boolean>;
}

export const AccountContext = createContext<AccountHost | undefined>(undefined);

export function useAccountHost(): AccountHost {
  const host = useContext(AccountContext);
  if (!host) throw new Error('Accounts need an AccountContext around them.');
  return host;
}
