import { meditationMinutes } from '@dayloom/domain';

/** What begins with `dayloom.user.` leaves the device with the user. */
const key = 'dayloom.user.meditation-minutes';

/** The minutes that were chosen last on this device; undefined before the first choice. */
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
    // Then it is forgotten with the screen.
  }
}
