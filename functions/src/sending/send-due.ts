import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { devicesOf } from '../devices.ts';
import { dueNotifications, type DueNotification } from '../due-notification.ts';
import { eachOf } from '../each-of.ts';
import { groupedBy, partsOf } from '../in-groups.ts';
import type { Sender } from '../sender.ts';
import { type Batch, batchesOf } from './batches.ts';
import { claim, type Claimed } from './claim.ts';
import { deliver } from './deliver.ts';
import { planChanged } from './plan-changed.ts';

/** The limit of one run; the next run sends the rest. */
const maxPerRun = 10_000;
const pageSize = 500;
/** The number of documents per read of items and per transaction that claims. */
const partSize = 100;
const partsAtOnce = 5;
/**
 * Milliseconds after which a run leaves the rest to the next one, so that runs do not pile up while the push service is
 * down.
 */
const maxRunTime = 45_000;

/** The minute job: sends what is due and reads nothing else. */
export async function sendDue(sender: Sender): Promise<void> {
  const { now } = sender;
  const endsBy = now().getTime() + maxRunTime;
  const failures: unknown[] = [];
  for (const batch of batchesOf(await dueNow(sender))) {
    // A failed batch is still due in the next minute, and does not stop the other batches.
    await sendBatch(sender, batch).catch((error: unknown) => failures.push(error));
    if (now().getTime() >= endsBy) break;
  }
  if (failures.length > 0) throw failures[0];
}

/** Reads everything before sending, because only the complete list shows which users have a storm. */
async function dueNow({ db, now }: Sender): Promise<Batch> {
  const due = dueNotifications(db)
    .where('doneAt', '==', null)
    .where('at', '<=', Timestamp.fromDate(now()))
    .orderBy('at')
    .limit(pageSize);
  const found: QueryDocumentSnapshot<DueNotification>[] = [];
  let last: QueryDocumentSnapshot<DueNotification> | undefined;
  do {
    const { docs }: { docs: Batch } = await (last ? due.startAfter(last) : due).get();
    found.push(...docs);
    last = docs.length === pageSize ? docs.at(-1) : undefined;
  } while (last && found.length < maxPerRun);
  return found;
}

async function sendBatch(sender: Sender, batch: Batch): Promise<void> {
  const claimed: Claimed[] = [];
  const claiming = eachOf(partsOf(batch, partSize), partsAtOnce, async (part) => {
    await planChanged(sender, part);
    const refs = part.map(({ ref }) => ref);
    claimed.push(...(await claim(sender, refs)));
  });
  // Claimed notifications are sent even if another part of a storm could not be claimed.
  const [claims] = await Promise.allSettled([claiming]);
  const users = [...groupedBy(claimed, ({ due }) => due.user)];
  await eachOf(users, users.length, async ([user, ofUser]) =>
    deliver(sender, ofUser, await devicesOf(sender.db, user)),
  );
  if (claims.status === 'rejected') throw claims.reason;
}
