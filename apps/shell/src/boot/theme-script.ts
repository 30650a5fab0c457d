// Runs before the first paint, as a part of the page.
import { clocksKey } from '@dayloom/account/stored';
import { storedTheme } from '@dayloom/platform/stored-theme';
import { applyStoredSettings } from '../settings/stored-settings.ts';

/**
 * Sets the stored theme, so that no other theme flashes, and the last known settings and number of clocks in the header.
 */
export function applyStoredLook() {
  const page = document.documentElement.dataset;
  page['theme'] = storedTheme();
  try {
    applyStoredSettings(page);
    const clocks = localStorage.getItem(clocksKey);
    if (clocks) page['clocks'] = clocks;
  } catch {
    // Without storage, the defaults apply.
  }
}

applyStoredLook();
