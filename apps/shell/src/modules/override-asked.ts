import { asksForOverride } from './asks-for-override.ts';

/** The key of a tab's override in session storage. */
export const overrideKey = 'dayloom.override';

/** Few tabs run an override, and only those load the code for it. */
export function isOverrideAsked() {
  if (asksForOverride(location.search)) return true;
  try {
    return sessionStorage.getItem(overrideKey) !== null;
  } catch {
    return false;
  }
}
