import { atom } from 'jotai';

interface LeaveGuardService {
  /** Asks where unsaved text would be lost; false when the person stays. */
  readonly confirm: () => Promise<boolean>;
  /** The same before a log-out, which may take drafts as well. */
  readonly confirmLogOut: () => Promise<boolean>;
}

/** What asks before somebody leaves; there is none without records. */
export const leaveGuardAtom = atom<LeaveGuardService | undefined>(undefined);
