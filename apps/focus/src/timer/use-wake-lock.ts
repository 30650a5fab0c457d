import { useEffect } from 'react';

/** Keeps the screen awake while this is on and looked at, where the browser grants it. */
export function useWakeLock(isOn: boolean) {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    const { wakeLock } = navigator;
    let left = false;
    let isAsking = false;
    let held: WakeLockSentinel | undefined;
    const ask = async () => {
      if (left || isAsking || document.visibilityState !== 'visible' || held?.released === false) return;
      isAsking = true;
      try {
        held = await wakeLock.request('screen');
        if (left) await held.release();
      } catch {
        // A low battery, say, forbids it: then the screen goes off as always.
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
      held?.release().catch(() => undefined);
    };
  }, [isOn]);
}
