import type { Receipt } from '@dayloom/domain';

/**
 * The moments that somebody has dealt with: opened, dismissed or put off on another device, or marked as read on any
 *. What was put off here comes back here.
 */
export const handledElsewhere = (receipts: readonly Receipt[], device: string): ReadonlySet<string> =>
  new Set(
    receipts
      .filter(
        (receipt) =>
          receipt.readAt !== undefined ||
          (receipt.device !== device && (receipt.seenAt !== undefined || receipt.snoozedUntil !== undefined)),
      )
      .map(({ moment }) => moment),
  );

/** The moments that somebody has opened or dismissed on this device since they were shown here last. */
export const seenBy = (receipts: readonly Receipt[], device: string): ReadonlySet<string> =>
  new Set(
    receipts
      .filter(
        ({ device: by, seenAt, shownAt = '' }) => by === device && seenAt !== undefined && seenAt >= shownAt,
      )
      .map(({ moment }) => moment),
  );
