export { DeviceLedger } from './device-ledger.ts';
export type { NotificationEvent, NotifiedUser } from './ledger-records.ts';
export type { Claim, NotificationContent, Snooze, Turn } from '@dayloom/domain/notifications';
