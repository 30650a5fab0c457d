import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { DueNotification } from '../due-notification.ts';
import { lease, mostLate } from '../limits.ts';
import type { Sender } from '../sender.ts';

export interface Claimed {
  readonly ref: DocumentReference<DueNotification>;
  readonly due: DueNotification;
}

/**
 * Takes notifications for this run alone, in one transaction: of two runs at once each notification goes to one. A run
 * that dies before it marks what it sent loses its claim after the lease, and the next one sends again. What came too
 * late is marked instead.
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
      // Another run was faster, or the item was changed and is planned for later.
      if (!due || due.doneAt || due.at.toMillis() > time) return [];
      if ((due.claimedUntil?.toMillis() ?? 0) > time) return [];
      if (due.at.toMillis() <= time - mostLate) {
        transaction.update(ref, { doneAt: Timestamp.fromMillis(time), claimedUntil: null });
        return [];
      }
      transaction.update(ref, { claimedUntil: Timestamp.fromMillis(time + lease) });
      return [{ ref, due }];
    });
  });
