import { ownAddressOf } from '../own-address.ts';
import type { Instant } from '../brands.ts';
import type { NotShownReason, Receipt } from '../records/receipt.ts';

/** The outcome of one moment, combined from all devices. */
export interface MomentStory {
  /** The tag of the moment. */
  readonly moment: string;
  readonly at: Instant;
  readonly kind: string;
  readonly item: string;
  readonly title: string;
  readonly body: string;
  readonly to: string;
  readonly outcome: 'shown' | NotShownReason;
  /** Shown or missed, and not yet opened, dismissed, snoozed or marked as read. */
  readonly isUnread: boolean;
  /** One per device, ordered by the time of showing. */
  readonly receipts: readonly Receipt[];
}

/** Outcomes that can be unread. With blocked notifications or a deleted item, the user does not want the reminder. */
const unreadOutcomes: ReadonlySet<MomentStory['outcome']> = new Set(['shown', 'asleep', 'failed']);

/**
 * By priority: if devices report different reasons, the first one in this list counts. A device that reports
 * 'cancelled' may not know yet that the item was restored.
 */
const reasons: readonly NotShownReason[] = ['failed', 'asleep', 'permission', 'off', 'quiet', 'cancelled'];

/** Whether it is snoozed and not shown again yet. */
const isPutOff = ({ shownAt = '', snoozedUntil }: Receipt) =>
  snoozedUntil !== undefined && shownAt < snoozedUntil;

/** It was snoozed, and will not be shown again. */
const isLost = (receipt: Receipt) =>
  isPutOff(receipt) && ['asleep', 'failed', 'cancelled'].includes(receipt.reason ?? '');

function storyOf(receipts: readonly Receipt[]): MomentStory | undefined {
  const inOrder = receipts.toSorted((a, b) => ((a.shownAt ?? 'never') < (b.shownAt ?? 'never') ? -1 : 1));
  const [first] = inOrder;
  if (!first) return undefined;
  const { moment, at, kind, item, title, body } = first;
  // Earlier versions imported any address.
  const to = ownAddressOf(first.to);
  const isShown = first.shownAt !== undefined;
  const reason = reasons.find((one) => receipts.some((receipt) => receipt.reason === one));
  const outcome = isShown && !receipts.some(isLost) ? 'shown' : (reason ?? 'asleep');
  const isDealtWith = receipts.some(
    (receipt) =>
      receipt.seenAt !== undefined || receipt.readAt !== undefined || (isPutOff(receipt) && !isLost(receipt)),
  );
  return {
    // Devices only write moments here.
    at: at as Instant,
    ...{ moment, kind, item, title, body, to, outcome },
    isUnread: unreadOutcomes.has(outcome) && !isDealtWith,
    receipts: inOrder,
  };
}

/** Due without being shown on any device, although allowed: the missed moments that count as unread. */
export const isMissed = ({ outcome }: Pick<MomentStory, 'outcome'>): boolean =>
  outcome === 'asleep' || outcome === 'failed';

/** The receipts of the unread moments of an item, of all devices. */
export const unreadReceipts = (receipts: readonly Receipt[], item: string): readonly Receipt[] =>
  storiesOf(receipts).flatMap((story) => (story.item === item && story.isUnread ? story.receipts : []));

/** Groups receipts by moment, in the order of their first receipt. */
export function storiesOf(receipts: readonly Receipt[]): readonly MomentStory[] {
  const byMoment = new Map<string, Receipt[]>();
  for (const receipt of receipts) {
    const known = byMoment.get(receipt.moment);
    if (known) known.push(receipt);
    else byMoment.set(receipt.moment, [receipt]);
  }
  return [...byMoment.values()].flatMap((all) => storyOf(all) ?? []);
}
