import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { DueNotification } from '../due-notification.ts';
import { lease, maxLateness } from '../limits.ts';
import type { Sender } from '../sender.ts';

export interface Claimed {
  readonly ref: DocumentReference<DueNotification>;
  readonly due: DueNotification;
}

/**
 * Takes the lease of notifications in one transaction, so of two parallel runs only one sends each notification. If a
 * run stops before it marks what it sent, its lease expires and the next run sends again. Notifications that are too
 * late are marked instead.
 */
export const claim = (
  { db, now }: Sender,
  refs: readonly DocumentReference<DueNotification>[],
): Promise<readonly Claimed[]> =>
  db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...refs);
    const time = now().getTime();
    return found.flatMap((snapshot): readonly Claimed[] => {
      const due = snapshot.data();
      const { ref } = snapshot;
      // Another run sent it, or the item was changed and is now due later.
      if (!due || due.doneAt || due.at.toMillis() > time) return [];
      if ((due.claimedUntil?.toMillis() ?? 0) > time) return [];
      if (due.at.toMillis() <= time - maxLateness) {
        transaction.update(ref, { doneAt: Timestamp.fromMillis(time), claimedUntil: null });
        return [];
      }
      transaction.update(ref, { claimedUntil: Timestamp.fromMillis(time + lease) });
      return [{ ref, due }];
    });
  });
