import { dayInMilliseconds } from '@dayloom/domain';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type Device, latestTokenOf } from '../devices.ts';
import type { Sender } from '../sender.ts';

/** How long a deleted record is kept; the same as in libs/data-firebase. */
const keptDays = 60;

/** Deletes a device that the push service no longer knows, and the user's latest token if it was the device's. */
export async function dropDevice({ db, now }: Sender, user: string, { ref, token }: Device): Promise<void> {
  const latestAt = latestTokenOf(db, user);
  await db.runTransaction(async (transaction) => {
    const latest = await transaction.get(latestAt);
    if (latest.get('token') === token && !latest.get('deletedAt'))
      // Other devices only sync records with a new `changedAt`.
      transaction.update(latestAt, {
        changedAt: FieldValue.serverTimestamp(),
        deletedAt: FieldValue.serverTimestamp(),
        expiresAt: Timestamp.fromMillis(now().getTime() + keptDays * dayInMilliseconds),
      });
    transaction.delete(ref);
  });
}
