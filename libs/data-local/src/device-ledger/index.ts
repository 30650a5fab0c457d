export { DeviceLedger } from './device-ledger.ts';
export { turnOf } from './ledger-records.ts';
export type {
  Claim,
  NotificationContent,
  NotificationEvent,
  NotifiedUser,
  Snooze,
  Turn,
} from './ledger-records.ts';
