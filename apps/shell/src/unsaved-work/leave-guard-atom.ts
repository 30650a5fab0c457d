import { atom } from 'jotai';

interface LeaveGuardService {
  /** Asks where unsaved text would be lost; false when the person stays. */
  readonly confirm: () => Promise<boolean>;
}

/** What asks before somebody logs out; there is none without records. */
export const leaveGuardAtom = atom<LeaveGuardService | undefined>(undefined);
