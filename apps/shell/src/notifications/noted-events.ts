import { isStoreError } from '@dayloom/data';
import type { DeviceLedger, NotificationEvent } from '@dayloom/data-local/device-ledger';
import type { Outcome, ReceiptWriter } from './receipt-writer.ts';

function outcomeOf({ what, at, until }: NotificationEvent): Outcome {
  const snooze = until === undefined ? {} : { snoozedUntil: until };
  switch (what) {
    case 'shown':
      return { shownAt: at, ...snooze };
    case 'seen':
      return { seenAt: at };
    case 'snoozed':
      return { snoozedUntil: until ?? at };
    case 'missed':
      return { reason: 'asleep', ...snooze };
  }
}

/**
 * Writes receipts of what tabs and worker have noted, one after the other: shown and opened is two of one receipt. Only
 * once the sources were heard: what was done with a pushed group was done to each of its members, whose receipts come
 * with what the sources tell.
 */
export const writeNoted = (ledger: DeviceLedger, writer: ReceiptWriter): Promise<void> =>
  ledger.passOn(async (events) => {
    for (const event of events) await writeOne(event, writer);
  });

async function writeOne(event: NotificationEvent, writer: ReceiptWriter) {
  try {
    await writer.note(event.content, outcomeOf(event));
  } catch (error) {
    // What no storage ever takes must not keep back what happened after it.
    if (!isStoreError(error) || error.code !== 'invalid') throw error;
    console.error('What happened to a notification cannot be written down.', error);
  }
}
