// Runs before the first paint, as a part of the page.
import { clocksKey } from '@dayloom/account/stored';
import { readStored } from '@dayloom/data/browser-storage';
import { storedTheme } from '@dayloom/platform/stored-theme';
import { applyStoredSettings } from '../settings/stored-settings.ts';

/** Sets the theme, settings and number of clocks of the last visit, so that no other theme flashes. */
export function applyStoredLook() {
  const page = document.documentElement.dataset;
  page['theme'] = storedTheme();
  applyStoredSettings(page);
  const clocks = readStored(clocksKey);
  if (clocks) page['clocks'] = clocks;
}

applyStoredLook();
