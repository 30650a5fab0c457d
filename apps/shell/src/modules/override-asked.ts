import { asksForOverride } from './asks-for-override.ts';

/** Where a tab keeps its override, in session storage. */
export const overrideKey = 'dayloom.override';

/** Few tabs run an override: what reads and finds one is fetched by those alone. */
export function isOverrideAsked() {
  if (asksForOverride(location.search)) return true;
  try {
    return sessionStorage.getItem(overrideKey) !== null;
  } catch {
    return false;
  }
}
