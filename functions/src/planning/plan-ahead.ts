import { Timestamp } from 'firebase-admin/firestore';
import { horizon } from '../limits.ts';
import type { Sender } from '../sender.ts';
import { planRange } from './plan-range.ts';

/** Clocks of two machines may differ, and an item may have been written during the last run. */
const overlap = 3_600_000;

/** The end of what is planned. Earlier versions stored other fields, and planned no series or no leads. */
const field = 'leadsUntil';

/**
 * The daily job: plans the moments of all users that have come within the horizon since the last complete run; the first
 * run plans the whole horizon. A failed run does not move the stored end, so the next run repeats that part.
 */
export async function planAhead(sender: Sender): Promise<void> {
  const { db, now } = sender;
  const note = db.collection('senderState').doc('planAhead');
  const until: unknown = (await note.get()).get(field);
  const started = now().getTime();
  const from = until instanceof Timestamp ? Math.max(started, until.toMillis() - overlap) : started;
  await planRange(sender, { from, to: started + horizon });
  await note.set({ [field]: Timestamp.fromMillis(started + horizon) });
}
