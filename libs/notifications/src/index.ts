export { NotificationCentre } from './centre/notification-centre.tsx';
export { endNotifications } from './device/end-notifications.ts';
export { notificationWorker } from './device/notification-worker.ts';
export type { DeclaredSource } from './engine/source-feed.ts';
export { KeepPromptRoom } from './page/keep-prompt-room.tsx';
export {
  isPartMissingAtom,
  notificationServiceAtom,
  unreadAtom,
  unreadMissedAtom,
} from './page/notification-atoms.ts';
export type { NotificationHost } from './page/notification-host.ts';
export { NotificationLine } from './page/notification-line.tsx';
export { Notifications } from './page/notifications.tsx';
export { unreadText } from './page/unread-text.ts';
