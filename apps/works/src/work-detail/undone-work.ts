import { atom } from '@dayloom/platform';

/** The id of the copy of a work that was undone last: its page is left, not shown as missing. */
export const undoneWorkAtom = atom<string | undefined>(undefined);
