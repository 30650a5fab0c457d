const storageKey = 'dayloom.config';

/** `/config.json` as this device last read it, not validated; undefined if there is no copy. */
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
