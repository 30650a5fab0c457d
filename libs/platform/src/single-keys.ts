import { writeStored } from '@dayloom/data/browser-storage';
import { atom } from 'jotai';

const key = 'dayloom.single-keys';

/** The choice on this device; undefined if storage is unavailable. */
function stored(): boolean | undefined {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return undefined;
  }
}

// Read on first use: another tab may have changed it since this page began to load.
const atStart = atom(stored);
const chosen = atom<boolean>();
chosen.onMount = (set) => {
  const read = () => set((before) => stored() ?? before);
  const listen = (event: StorageEvent) => {
    // null after `clear`
    if (event.key === key || event.key === null) read();
  };
  read();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};

/**
 * Whether shortcuts of single keys are on, on this device, in all of its tabs. Users of speech input, or users who hit
 * keys by accident, can turn them off (WCAG 2.1.4).
 */
export const singleKeysAtom = atom(
  (get) => get(chosen) ?? get(atStart) ?? true,
  (_get, set, on: boolean) => {
    set(chosen, on);
    // Without storage, the choice is kept until the page is left.
    writeStored(key, on ? 'on' : 'off');
  },
);
