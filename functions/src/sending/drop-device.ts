import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type Device, latestTokenOf } from '../devices.ts';
import type { Sender } from '../sender.ts';

/** As the app has it (libs/data-firebase): how long a deleted record is kept. */
const keptDays = 60;

/** Takes a device away that the push service does not know any more, and the user's latest token where it was its own. */
export async function dropDevice({ db, now }: Sender, user: string, { ref, token }: Device): Promise<void> {
  const latestAt = latestTokenOf(db, user);
  await db.runTransaction(async (transaction) => {
    const latest = await transaction.get(latestAt);
    if (latest.get('token') === token && !latest.get('deletedAt'))
      // As every write of a record it says when, else no device learns of it.
      transaction.update(latestAt, {
        changedAt: FieldValue.serverTimestamp(),
        deletedAt: FieldValue.serverTimestamp(),
        expiresAt: Timestamp.fromMillis(now().getTime() + keptDays * 86_400_000),
      });
    transaction.delete(ref);
  });
}
