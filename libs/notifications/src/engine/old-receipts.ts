import { receiptsBefore, receiptsOf, remove } from '@dayloom/data';
import { type Instant, instantOf } from '@dayloom/domain';
import { receiptsKept } from '@dayloom/domain/notifications';
import type { NotifierWorld } from './notifier-world.ts';

const batchSize = 200;

/**
 * Deletes receipts older than 30 days. The age is counted back from the latest receipt if that is earlier than now:
 * otherwise a clock that is years ahead would delete the history on all devices.
 */
export async function deleteOldReceipts({ store, user, ledger, clock }: NotifierWorld): Promise<void> {
  const { records } = await store.get(receiptsOf(user.id).first(1));
  const [latest] = records;
  if (!latest) return;
  const end = Math.min(clock.now().getTime(), Date.parse(latest.at));
  const before = instantOf(new Date(end - receiptsKept));
  await ledger.forgetShownBefore(before);
  while (await deleteBatch(before, { store, user })) {
    // Batches fit into one transaction of any backend.
  }
}

/** @returns whether there may be more to delete */
async function deleteBatch(before: Instant, { store, user }: Pick<NotifierWorld, 'store' | 'user'>) {
  const { records } = await store.get(receiptsBefore(user.id, before).first(batchSize));
  if (records.length > 0) await store.commit(records.map(({ id }) => remove('receipts', id)));
  return records.length === batchSize;
}
