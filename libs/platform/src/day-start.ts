import { atom } from 'jotai';

const chosenHour = atom<number>();

/**
 * The hour at which the user's day starts. Until the shell has read the settings it is the last value on this device,
 * which an inline script sets on the root element.
 */
export const dayStartAtom = atom(
  (get) => get(chosenHour) ?? (Number(document.documentElement.dataset['dayStart']) || 0),
  (_get, set, hour: number) => set(chosenHour, hour),
);
