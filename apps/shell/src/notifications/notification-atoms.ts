import { atom } from 'jotai';
import type { NotificationService, Reach } from './notification-service.ts';

/** There once home is idle, as long as somebody is signed in. */
export const notificationServiceAtom = atom<NotificationService | undefined>(undefined);

/** Whether this device is reached with every tab closed: by push, or only while a tab is open. */
export const reachAtom = atom<Reach>('unknown');

/** Names this device in receipts. */
export const deviceAtom = atom<string | undefined>(undefined);

/** How many notifications of the last days are unread; the bell shows it. */
export const unreadAtom = atom(0);

/** How many of these were missed. */
export const unreadMissedAtom = atom(0);
