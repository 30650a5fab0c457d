import { atom } from 'jotai';

/** The element in the header that widgets are put into. */
export const headerRoomAtom = atom<HTMLElement | null>(null);
