import { atom } from 'jotai';

/** What is open over a signed-in user's page: the palette, or the list of keyboard shortcuts. */
export const overlayAtom = atom<'palette' | 'shortcuts' | undefined>(undefined);
