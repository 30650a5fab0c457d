import type { Timestamp } from 'firebase-admin/firestore';
import type { DueNotification } from '../due-notification.ts';
import { eachOf } from '../each-of.ts';
import { groupedBy } from '../in-groups.ts';
import { itemKinds } from '../planning/items.ts';
import { planItem, stampOf } from '../planning/plan-items.ts';
import { planDays } from '../planning/plan-series.ts';
import { readSeries } from '../planning/series.ts';
import type { Sender } from '../sender.ts';
import type { Batch } from './batches.ts';

const atOnce = 10;

const isChanged = ({ itemChangedAt }: DueNotification, stamp: Timestamp | null) =>
  stamp ? !itemChangedAt?.isEqual(stamp) : itemChangedAt !== null;

/** Plans what was changed recently again before sending, because its events may still be on the way. */
export async function planChanged(sender: Sender, part: Batch): Promise<void> {
  const due = part.map((entry) => entry.data());
  const byItem = groupedBy(due, ({ user, kind, item, series = '' }) => `${user} ${kind} ${item} ${series}`);
  const firsts = [...byItem.values()].flatMap(([first]) => first ?? []);
  await planChangedItems(
    sender,
    firsts.filter(({ series }) => series === undefined),
  );
  await eachOf(firsts, atOnce, (one) => planChangedDay(sender, one));
}

async function planChangedItems(sender: Sender, due: readonly DueNotification[]): Promise<void> {
  if (due.length === 0) return;
  const { db } = sender;
  const items = await db.getAll(
    ...due.map(({ kind, item }) => db.collection(itemKinds[kind].collection.name).doc(item)),
  );
  const changed = due.filter((one, index) => {
    const item = items[index];
    return isChanged(one, item ? stampOf(item) : null);
  });
  await eachOf(changed, atOnce, ({ kind, item }) => planItem(sender, { kind, id: item }, 'changed'));
}

async function planChangedDay(sender: Sender, due: DueNotification): Promise<void> {
  const { user, series, day } = due;
  if (series === undefined || day === undefined) return;
  const { changedAt } = await readSeries(sender.db, { user, series }, [day]);
  if (isChanged(due, changedAt(day))) await planDays(sender, { user, series }, [day], 'changed');
}
