import { meditationMinutes } from '@dayloom/domain';

/** Keys that begin with `dayloom.user.` are removed from the device at sign-out. */
const key = 'dayloom.user.meditation-minutes';

/** The minutes that were last chosen on this device; undefined before the first choice. */
export function chosenMinutes(): number | undefined {
  try {
    const stored = Number(localStorage.getItem(key));
    return meditationMinutes.find((minutes) => minutes === stored);
  } catch {
    return undefined;
  }
}

export function keepChosenMinutes(minutes: number) {
  try {
    localStorage.setItem(key, String(minutes));
  } catch {
    // Then the choice is lost when the screen closes.
  }
}
