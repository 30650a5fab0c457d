import { isStoreError, sentenceOf } from '@dayloom/data';
import type { Toasts } from '@dayloom/platform';
import { permissionOfBrowser } from './browser-display.ts';

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);

/** The cause of an error in plain words. Storage errors get a general text instead of the browser's own message. */
export function wordsOf(error: unknown): string {
  const known = sentenceOf(error) ?? sentenceOf(causeOf(error));
  if (known !== undefined) return known;
  if (isStoreError(error) || isStoreError(causeOf(error))) return 'The storage of this browser failed.';
  return error instanceof Error ? error.message : String(error);
}

/** The first missing browser feature, or undefined if both are supported. */
export function unsupportedText(): string | undefined {
  if (!('Notification' in globalThis)) return 'Your browser does not support notifications';
  return 'serviceWorker' in navigator ? undefined : 'Your browser does not support Service Workers';
}

/**
 * Called when the user presses 'Allow'. Checks support, requests the permission and saves the token, in this order.
 * Reports the outcome in a toast.
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
