import { atom } from 'jotai';

/** The element in the header that widgets and the search button are put into. */
export const headerRoomAtom = atom<HTMLElement | null>(null);
