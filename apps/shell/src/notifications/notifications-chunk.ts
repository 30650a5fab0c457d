import type { User } from '@dayloom/data';
import { endNotifications } from '@dayloom/notifications';
import { deviceAccess } from './device-access.ts';

export { NotificationsHere } from './notifications-here.tsx';

/** Ends the notifications of a user who logs out. */
export const endNotificationsHere = (user: User) => endNotifications(user, deviceAccess);
