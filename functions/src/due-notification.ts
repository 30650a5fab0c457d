import type { NotifiedKind } from '@dayloom/domain';
import type { CollectionReference, Firestore, Timestamp } from 'firebase-admin/firestore';

/** One moment of an item as a document of `dueNotifications`, under the moment's tag. */
export interface DueNotification {
  readonly at: Timestamp;
  readonly user: string;
  readonly kind: NotifiedKind;
  readonly item: string;
  /** When the item was changed last, as it was planned: a later one is planned anew before it is sent. */
  readonly itemChangedAt: Timestamp | null;
  /** What the item is called. */
  readonly name: string;
  readonly title: string;
  readonly body: string;
  readonly lateBody: string;
  /** The item's start as the user's clock shows it. */
  readonly time: string;
  /** Where a click leads. */
  readonly to: string;
  /** Of one that waits for the end of quiet hours, which `at` is then, when it was due; plans of before do not know it. */
  readonly dueAt?: Timestamp | null;
  /** It comes though it is quiet, and is not heard. */
  readonly isSilent?: boolean;
  /** When it was sent, or given up; null while that is to be done. */
  readonly doneAt: Timestamp | null;
  /** How many devices the push service took it for. */
  readonly reached: number;
  /** Until then a run of the sender has it for itself. */
  readonly claimedUntil: Timestamp | null;
  /** The devices that are still to be reached, once some were; null while all are. */
  readonly left: readonly string[] | null;
  /** Then the database removes it by itself (TTL). */
  readonly expiresAt: Timestamp;
}

/** What planning decides; the rest is the sending's. */
export type PlannedNotification = Omit<DueNotification, 'doneAt' | 'reached' | 'claimedUntil' | 'left'>;

/** No client has access to it. */
export const dueNotifications = (db: Firestore) =>
  db.collection('dueNotifications') as CollectionReference<DueNotification>;

/** Before anything was sent. */
export const unsent = { doneAt: null, reached: 0, claimedUntil: null, left: null } as const;
