import { atom } from 'jotai';

const heard = atom<number>();

/**
 * The hour at which the user's day starts. Until the shell has read the settings it is what this device heard
 * last, which the page's first script puts on the root element.
 */
export const dayStartAtom = atom(
  (get) => get(heard) ?? (Number(document.documentElement.dataset['dayStart']) || 0),
  (_get, set, hour: number) => set(heard, hour),
);
