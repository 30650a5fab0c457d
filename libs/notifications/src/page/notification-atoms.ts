import { atom } from 'jotai';
import type { NotificationService, Reach } from './notification-service.ts';

/** Set when the page is idle and a user is signed in. */
export const notificationServiceAtom = atom<NotificationService | undefined>(undefined);

/** Whether notifications reach this device by push or only while a tab is open. */
export const reachAtom = atom<Reach>('unknown');

/** Id of this device in receipts. */
export const deviceAtom = atom<string | undefined>(undefined);

/** Number of unread notifications of the last days, shown by the bell. */
export const unreadAtom = atom(0);

export const unreadMissedAtom = atom(0);

/** Whether the code of the notifications could not be loaded. It is requested again. */
export const isPartMissingAtom = atom(false);
