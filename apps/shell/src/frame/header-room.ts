import { atom } from 'jotai';

/** The element in the header that the search button is put into. */
export const headerRoomAtom = atom<HTMLElement | null>(null);

/** The element in the header that the clocks of modules are put into. */
export const clockRoomAtom = atom<HTMLElement | null>(null);
