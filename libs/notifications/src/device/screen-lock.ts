/** Shared by the tabs and the worker of this device. */
export const screenLockName = 'dayloom-notifications-screen';
/** How long a hanging tab can block notifications of another tab. Milliseconds. */
const lockTimeout = 2_000;

/**
 * Serializes showing and listing notifications on this device. If Chromium lists notifications while it is showing one,
 * it forgets that one, and a click on it does nothing.
 */
export async function withScreenLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let result: Promise<T> | undefined;
  const begin = () => (result = work());
  try {
    await navigator.locks.request(screenLockName, { signal: AbortSignal.timeout(lockTimeout) }, begin);
  } catch {
    // After a timeout, run without the lock. An error of `work` is thrown below.
  }
  return result ?? begin();
}
