import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../idle/when-idle.ts';
import { lazyModule } from '../loader/chunk.ts';

const notifications = lazyModule(
  () => import(/* webpackChunkName: "notifications" */ './notifications-chunk.ts'),
);

/**
 * Loads the notification service when the page is idle. A failed load is retried on the next navigation and when the
 * network is back.
 */
export function LazyNotifications() {
  const [loaded, setLoaded] = useState(notifications.read);
  const { key } = useLocation();
  useEffect(() => {
    if (loaded) return;
    const controller = new AbortController();
    const load = () =>
      notifications.load().then(
        (exports) => !controller.signal.aborted && setLoaded(exports),
        (error: unknown) => navigator.onLine && console.error('Nothing is notified of yet.', error),
      );
    const stop = whenIdle(() => void load());
    addEventListener('online', () => void load(), controller);
    return () => {
      controller.abort();
      stop();
    };
  }, [loaded, key]);
  return loaded && <loaded.Notifications />;
}
