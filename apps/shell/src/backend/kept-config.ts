const storageKey = 'dayloom.config';

/**
 * `/config.json` as this device last read it, whatever is in it; undefined where there is none. The page's own small
 * script reads it too (`boot/preload-script.js`).
 */
export function keptConfig(): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '');
  } catch {
    return undefined;
  }
}

export function keepConfig(content: unknown) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(content));
  } catch {
    // Then every start waits for the file.
  }
}
