import { settingsKey } from '@dayloom/account/stored';
import { readStored } from '@dayloom/data/browser-storage';

/** The settings that the page needs before anything is loaded, as its root element's data. Each is one word. */
const names = ['density', 'dayStart', 'locale', 'areasOff'] as const;

export type StartSettings = Readonly<Record<(typeof names)[number], string>>;

export const textOf = (settings: StartSettings): string =>
  names
    .map((name) => settings[name])
    .join(' ')
    .trimEnd();

/** Sets what the last start stored. */
export function applyStoredSettings(page: DOMStringMap) {
  const words = readStored(settingsKey)?.split(' ');
  names.forEach((name, at) => {
    const word = words?.[at];
    if (word) page[name] = word;
  });
}
