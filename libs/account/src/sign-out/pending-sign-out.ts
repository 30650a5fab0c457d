import { atom } from 'jotai';

/** A log-out that waits for the user's confirmation. */
export interface PendingSignOut {
  /** Number of changes that have not reached the server. */
  readonly unsent: number;
  readonly answer: (goes: boolean) => void;
}

export const pendingSignOutAtom = atom<PendingSignOut | undefined>(undefined);
