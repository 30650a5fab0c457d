import { useEffect } from 'react';

/** Keeps the screen awake while `isOn` and the page is visible, if the browser allows it. */
export function useWakeLock(isOn: boolean) {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    const { wakeLock } = navigator;
    let left = false;
    let isAsking = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      if (left || isAsking || document.visibilityState !== 'visible' || lock?.released === false) return;
      isAsking = true;
      try {
        lock = await wakeLock.request('screen');
        if (left) await lock.release();
      } catch {
        // The browser may deny it, for example on a low battery; then the screen turns off normally.
      } finally {
        isAsking = false;
      }
    };
    const look = () => void ask();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', look);
      lock?.release().catch(() => undefined);
    };
  }, [isOn]);
}
