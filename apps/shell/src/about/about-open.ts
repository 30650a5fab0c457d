import { atom } from '@dayloom/platform';

/** Whether the about panel is open; the header's menus and the footer open it. */
export const aboutOpenAtom = atom(false);
