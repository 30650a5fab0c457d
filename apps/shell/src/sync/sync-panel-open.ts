import { atom } from 'jotai';

/** Whether the panel about saving is open; indicator and banner open it. */
export const syncPanelOpenAtom = atom(false);
