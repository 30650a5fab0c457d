export { endNotifications } from './end-notifications.ts';
export { Notifications } from './notifications.tsx';
