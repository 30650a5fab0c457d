import type { User } from '@dayloom/data';

/** What ends the notifications of whoever logs out. */
export const loadEndNotifications = async (): Promise<(user: User) => Promise<void>> => {
  const chunk = await import(/* webpackChunkName: "notifications" */ './notifications-chunk.ts');
  return chunk.endNotifications;
};
