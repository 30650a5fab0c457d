/** As tabs and worker of this device know it. */
export const screenLock = 'dayloom-notifications-screen';
/** How long, in milliseconds, a tab that hangs can keep another one from showing what is due. */
const longestWait = 2_000;

/**
 * Shows notifications or asks which are shown, one after the other on this device: Chromium forgets a notification that
 * it is putting on the screen while somebody asks what is there, and a press on that one then does nothing.
 */
export async function inScreenTurn<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let result: Promise<T> | undefined;
  const begin = () => (result = work());
  try {
    await navigator.locks.request(screenLock, { signal: AbortSignal.timeout(longestWait) }, begin);
  } catch {
    // Rather out of turn than never; what failed in its turn fails below.
  }
  return result ?? begin();
}
