import { isOwnMinutes } from '@dayloom/clocks';
import { readStored, writeStored } from '@dayloom/data/browser-storage';

/** Keys that begin with `dayloom.user.` are removed from the device at sign-out. */
const key = 'dayloom.user.meditation-minutes';

/** The minutes that were last chosen on this device; undefined before the first choice. */
export function chosenMinutes(): number | undefined {
  const stored = Number(readStored(key));
  return isOwnMinutes(stored) ? stored : undefined;
}

/** Without storage, the choice is lost when the screen closes. */
export const keepChosenMinutes = (minutes: number) => writeStored(key, String(minutes));
