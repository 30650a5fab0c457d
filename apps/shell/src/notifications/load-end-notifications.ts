import type { User } from '@dayloom/data';

/** Loads the function that ends the notifications of a user who logs out. */
export const loadEndNotifications = async (): Promise<(user: User) => Promise<void>> => {
  const chunk = await import(/* webpackChunkName: "notifications" */ './notifications-chunk.ts');
  return chunk.endNotificationsHere;
};
