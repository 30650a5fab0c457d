import { useDeferredPart } from '../deferred-parts/use-deferred-part.ts';
import { lazyModule } from '@dayloom/platform/late';

const notifications = lazyModule(
  () => import(/* webpackChunkName: "notifications" */ './notifications-chunk.ts'),
);

/** Notifications of the signed-in user. */
export function LazyNotifications() {
  const loaded = useDeferredPart(notifications, 'The notifications cannot be loaded yet.');
  return loaded && <loaded.NotificationsHere />;
}
