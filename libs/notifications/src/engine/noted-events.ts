import { isStoreError, type NotificationEvent, type NotificationLedger } from '@dayloom/data';
import type { Outcome } from '@dayloom/domain/notifications';
import type { ReceiptWriter } from './receipt-writer.ts';

function outcomeOf({ what, at, until }: NotificationEvent): Outcome {
  const snooze = until === undefined ? {} : { snoozedUntil: until };
  switch (what) {
    case 'shown':
      return { shownAt: at, ...snooze };
    case 'seen':
    case 'done':
      return { seenAt: at };
    case 'snoozed':
      return { snoozedUntil: until ?? at };
    case 'missed':
      return { reason: 'asleep', ...snooze };
    case 'cancelled':
      return { reason: 'cancelled', ...snooze };
  }
}

/**
 * Writes the events that tabs and worker noted into receipts, one after the other: two events may change one receipt.
 * Call it only after all sources have answered: an event of a pushed group applies to each member, and the members'
 * receipts are written from the sources.
 */
export const writeNoted = (
  ledger: Pick<NotificationLedger, 'passOn'>,
  writer: Pick<ReceiptWriter, 'note' | 'markDone'>,
): Promise<void> =>
  ledger.passOn(async (events) => {
    const later: NotificationEvent[] = [];
    for (const event of events) if (!(await writeOne(event, writer))) later.push(event);
    return later;
  });

/** @returns false if it has to wait */
async function writeOne(event: NotificationEvent, writer: Pick<ReceiptWriter, 'note' | 'markDone'>) {
  const { what, at, content } = event;
  try {
    if (what === 'done') return await writer.markDone(content, at);
    await writer.note(content, outcomeOf(event));
  } catch (error) {
    // Its code cannot be loaded now.
    if (what === 'done' && !isStoreError(error)) return false;
    // An event that can never be stored must not block later events.
    if (!isStoreError(error) || error.code !== 'invalid') throw error;
    console.error('An event of a notification cannot be recorded.', error);
  }
  return true;
}
