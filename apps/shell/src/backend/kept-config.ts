const storageKey = 'dayloom.config';

/**
 * `/config.json` as this device last read it, not validated; undefined if there is no copy. The inline script
 * `boot/preload-script.js` reads it too.
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
    // Without storage, every start waits for the file.
  }
}
