import { atom } from 'jotai';

/** What is open over the page of the signed-in user: the palette, or the list of keyboard shortcuts. */
export const overlayAtom = atom<'palette' | 'shortcuts' | undefined>(undefined);
