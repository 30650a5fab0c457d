import type { Receipt } from '@dayloom/domain';

/**
 * Moments that the user opened, dismissed or snoozed on another device, or marked as read on any device. Not those
 * snoozed on this device, which are shown here again.
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

/** Moments that the user opened or dismissed on this device since they were last shown here. */
export const seenBy = (receipts: readonly Receipt[], device: string): ReadonlySet<string> =>
  new Set(
    receipts
      .filter(
        ({ device: by, seenAt, shownAt = '' }) => by === device && seenAt !== undefined && seenAt >= shownAt,
      )
      .map(({ moment }) => moment),
  );
