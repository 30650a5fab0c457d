export { DeviceLedger } from './device-ledger.ts';
export type { NotificationEvent, NotifiedUser } from '@dayloom/data';
export type { NotificationContent, Snooze, Turn } from '@dayloom/domain/notifications';
