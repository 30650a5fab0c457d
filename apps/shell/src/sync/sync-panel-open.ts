import { atom } from 'jotai';

/** Whether the sync panel is open. The indicator and the banner open it. */
export const syncPanelOpenAtom = atom(false);
