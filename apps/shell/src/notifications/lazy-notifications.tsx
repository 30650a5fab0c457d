import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../idle/when-idle.ts';
import { lazyModule } from '../loader/chunk.ts';

const notifications = lazyModule(
  () => import(/* webpackChunkName: "notifications" */ './notifications-chunk.ts'),
);

/**
 * The notification service: it comes once nothing else is wanted. What failed is tried again with the next address, and
 * once the network is back.
 */
export function LazyNotifications() {
  const [loaded, setLoaded] = useState(notifications.read);
  const { key } = useLocation();
  useEffect(() => {
    if (loaded) return;
    const leaving = new AbortController();
    const load = () =>
      notifications.load().then(
        (exports) => !leaving.signal.aborted && setLoaded(exports),
        (error: unknown) => navigator.onLine && console.error('Nothing is notified of yet.', error),
      );
    const stop = whenIdle(() => void load());
    addEventListener('online', () => void load(), leaving);
    return () => {
      leaving.abort();
      stop();
    };
  }, [loaded, key]);
  return loaded && <loaded.Notifications />;
}
