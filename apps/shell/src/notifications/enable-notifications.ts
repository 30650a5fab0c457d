import { isStoreError, sentenceOf } from '@dayloom/data';
import type { Toasts } from '@dayloom/platform';
import { permissionOfBrowser } from './browser-display.ts';

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);

/** What stands behind an error, in plain words: of storage none that a browser has for itself. */
export function wordsOf(error: unknown): string {
  const known = sentenceOf(error) ?? sentenceOf(causeOf(error));
  if (known !== undefined) return known;
  if (isStoreError(error) || isStoreError(causeOf(error))) return 'The storage of this browser failed.';
  return error instanceof Error ? error.message : String(error);
}

/** Which support is missing, in this order; undefined where none is. */
export function unsupportedText(): string | undefined {
  if (!('Notification' in globalThis)) return 'Your browser does not support notifications';
  return 'serviceWorker' in navigator ? undefined : 'Your browser does not support Service Workers';
}

/**
 * Registers this user for notifications as one presses 'Allow': support, permission, token, in this order. Says
 * what came of it (ER41 to ER44).
 * @param saveToken rejects with a PushError
 * @returns whether notifications may be shown now
 */
export async function enableNotifications(
  toasts: Toasts,
  saveToken: () => Promise<unknown>,
): Promise<boolean> {
  const unsupported = unsupportedText();
  if (unsupported !== undefined) {
    toasts.error(unsupported);
    return false;
  }
  const wasGranted = permissionOfBrowser() === 'granted';
  try {
    const permission = await Notification.requestPermission();
    if (permission === 'denied') toasts.warning('Notification permission denied');
    if (permission !== 'granted') return false;
    await saveToken();
    if (!wasGranted) toasts.success('Notifications enabled successfully!');
  } catch (error) {
    console.error(error);
    toasts.error(`Failed to enable notifications: ${wordsOf(error)}`);
  }
  return permissionOfBrowser() === 'granted';
}
