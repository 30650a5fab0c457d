import { atom } from 'jotai';

const key = 'dayloom.single-keys';

function stored(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

const chosen = atom(stored());

/**
 * Whether shortcuts of single keys are on, on this device. Users of speech input, or users who hit keys by accident,
 * can turn them off (WCAG 2.1.4).
 */
export const singleKeysAtom = atom(
  (get) => get(chosen),
  (_get, set, on: boolean) => {
    set(chosen, on);
    try {
      localStorage.setItem(key, on ? 'on' : 'off');
    } catch {
      // The choice is then kept until the page is left.
    }
  },
);
