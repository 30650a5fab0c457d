import { readStored, writeStored } from '@dayloom/data/browser-storage';
import { meditationMinutes } from '@dayloom/domain';

/** Keys that begin with `dayloom.user.` are removed from the device at sign-out. */
const key = 'dayloom.user.meditation-minutes';

/** The minutes that were last chosen on this device; undefined before the first choice. */
export function chosenMinutes(): number | undefined {
  const stored = Number(readStored(key));
  return meditationMinutes.find((minutes) => minutes === stored);
}

/** Without storage, the choice is lost when the screen closes. */
export const keepChosenMinutes = (minutes: number) => writeStored(key, String(minutes));
