import { receiptsBefore, receiptsOf, remove } from '@dayloom/data';
import { type Instant, instantOf, receipts } from '@dayloom/domain';
import { receiptsKept } from '@dayloom/domain/notifications';
import type { NotifierWorld } from './notifier-world.ts';

const mostAtOnce = 200;

/**
 * Lets go of what is older than 30 days: before the latest receipt, too, since a clock that is years ahead for one
 * start would take the history away from all devices.
 */
export async function forgetOldReceipts({ store, user, ledger, clock }: NotifierWorld): Promise<void> {
  const { records } = await store.get(receiptsOf(user.id).first(1));
  const [latest] = records;
  if (!latest) return;
  const end = Math.min(clock.now().getTime(), Date.parse(latest.at));
  const before = instantOf(new Date(end - receiptsKept));
  await ledger.forgetShownBefore(before);
  while (await forgetSome(before, { store, user })) {
    // A few at a time, which any backend takes in one transaction.
  }
}

/** @returns whether there may be more */
async function forgetSome(before: Instant, { store, user }: Pick<NotifierWorld, 'store' | 'user'>) {
  const { records } = await store.get(receiptsBefore(user.id, before).first(mostAtOnce));
  if (records.length > 0) await store.commit(records.map(({ id }) => remove(receipts, id)));
  return records.length === mostAtOnce;
}
