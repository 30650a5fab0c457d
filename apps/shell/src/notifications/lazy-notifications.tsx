import { lazyModule } from '@dayloom/platform/late';
import { useDeferredPart } from './use-deferred-part.ts';

export const notificationsChunk = lazyModule(
  () => import(/* webpackChunkName: "notifications" */ './notifications-here.tsx'),
);

/** Notifications of the signed-in user. */
export function LazyNotifications() {
  const loaded = useDeferredPart(notificationsChunk, 'The notifications cannot be loaded yet.');
  return loaded && <loaded.NotificationsHere />;
}
