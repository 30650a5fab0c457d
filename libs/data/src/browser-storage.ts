/** The text in `localStorage`; undefined if there is none, or the browser refuses storage. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The JSON in `localStorage`, not validated; undefined if it cannot be read. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Stores a text in `localStorage`, or removes it.
 * @param text undefined to remove it
 * @param errorText what to log if the browser refuses storage; without it, the failure is ignored
 * @returns whether the browser has done it
 */
export function writeStored(key: string, text: string | undefined, errorText?: string): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch (error) {
    if (errorText !== undefined) console.error(errorText, error);
    return false;
  }
}
