import { atom } from 'jotai';

/** The element of the header that contains the search button. */
export const headerRoomAtom = atom<HTMLElement | null>(null);

/** The element of the header that contains the clocks of modules. */
export const clockRoomAtom = atom<HTMLElement | null>(null);
