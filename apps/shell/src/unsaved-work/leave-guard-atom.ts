import { atom } from 'jotai';

interface LeaveGuardService {
  /** Asks if unsaved text would be lost. Resolves with false if the user stays. */
  readonly confirm: () => Promise<boolean>;
  /** The same before a log-out, which may also remove drafts. */
  readonly confirmLogOut: () => Promise<boolean>;
}

/** Asks before the user leaves; undefined if no records are open. */
export const leaveGuardAtom = atom<LeaveGuardService | undefined>(undefined);
