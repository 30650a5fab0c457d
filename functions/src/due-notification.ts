import type { NotifiedKind, PlanDay } from '@dayloom/domain';
import type { CollectionReference, Firestore, Timestamp } from 'firebase-admin/firestore';

/**
 * One notification moment of an item: a document of `dueNotifications`. Its id is the tag of the moment, for computed
 * days of series with the user in front.
 */
export interface DueNotification {
  readonly at: Timestamp;
  readonly user: string;
  readonly kind: NotifiedKind;
  readonly item: string;
  /** The series and its day, if the item has no document but is computed. */
  readonly series?: string;
  readonly day?: PlanDay;
  /** The tag of the moment, if it is not the id. */
  readonly tag?: string;
  /**
   * The item's last change at the time of planning, for computed days the last change of what decides about the day. If
   * it has changed since, it is planned again before sending.
   */
  readonly itemChangedAt: Timestamp | null;
  /** The item's title. */
  readonly name: string;
  readonly title: string;
  readonly body: string;
  readonly lateBody: string;
  /** The item's start time in the user's format. */
  readonly time: string;
  /** The address that a click opens. */
  readonly to: string;
  /**
   * The original due time of a notification delayed to the end of quiet hours, which is then its `at`; missing in old
   * plans.
   */
  readonly dueAt?: Timestamp | null;
  /** The start of the item; missing in old plans. */
  readonly startsAt?: Timestamp;
  /** Shown during quiet hours, but without sound. */
  readonly isSilent?: boolean;
  /** When it was sent or given up; null while pending. */
  readonly doneAt: Timestamp | null;
  /** The number of devices for which the push service accepted it. */
  readonly reached: number;
  /** The lease: until then only one run of the sender may send it. */
  readonly claimedUntil: Timestamp | null;
  /** The devices that still have to be reached after an incomplete run; null means all devices. */
  readonly left: readonly string[] | null;
  /** The database deletes the document after this time (TTL). */
  readonly expiresAt: Timestamp;
}

/** The fields that planning writes; sending writes the others. */
export type PlannedNotification = Omit<DueNotification, 'doneAt' | 'reached' | 'claimedUntil' | 'left'>;

/** Access rules deny every client access to this collection. */
export const dueNotifications = (db: Firestore) =>
  db.collection('dueNotifications') as CollectionReference<DueNotification>;

/** The sending fields of a new notification. */
export const unsent = { doneAt: null, reached: 0, claimedUntil: null, left: null } as const;
