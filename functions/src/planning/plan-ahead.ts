import { Timestamp } from 'firebase-admin/firestore';
import { horizon } from '../limits.ts';
import type { Sender } from '../sender.ts';
import { planRange } from './plan-range.ts';

/** Clocks of two machines may differ, and an item may have been written while the last run read. */
const overlap = 3_600_000;

/**
 * The daily job: plans what has come within the horizon since its last complete run, of all users; at first everything
 * that is ahead. A run that fails leaves its note as it was, so that the next one does that part again.
 */
export async function planAhead(sender: Sender): Promise<void> {
  const { db, now } = sender;
  const note = db.collection('senderState').doc('planAhead');
  const done: unknown = (await note.get()).get('until');
  const started = now().getTime();
  const from = done instanceof Timestamp ? Math.max(started, done.toMillis() - overlap) : started;
  await planRange(sender, { from, to: started + horizon });
  await note.set({ until: Timestamp.fromMillis(started + horizon) });
}
