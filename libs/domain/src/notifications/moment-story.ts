import type { Instant } from '../brands.ts';
import type { DeviceKind, NotShownReason, Receipt } from '../records/receipt.ts';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { mediumDay, timeText } from '../time/format.ts';
import { placeOf } from './device-place.ts';

/** What became of one moment on all devices together. */
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
  /** Shown or missed, and nobody has dealt with it yet. */
  readonly isUnread: boolean;
  /** Of each device, the one that showed it first before the others. */
  readonly receipts: readonly Receipt[];
}

/** What a person may still care for; who has blocked notifications, or deleted the item, wants no reminder of it. */
const tellable: ReadonlySet<MomentStory['outcome']> = new Set(['shown', 'asleep', 'failed']);

/**
 * Where devices differ in why not, the one counts that would have shown it; a device that still says 'cancelled' may not
 * have heard that the item came back.
 */
const reasons: readonly NotShownReason[] = ['failed', 'asleep', 'permission', 'off', 'quiet', 'cancelled'];

/** Until it comes back. */
const isPutOff = ({ shownAt = '', snoozedUntil }: Receipt) =>
  snoozedUntil !== undefined && shownAt < snoozedUntil;

/** It was put off, and did not come back. */
const isLost = (receipt: Receipt) =>
  isPutOff(receipt) && ['asleep', 'failed', 'cancelled'].includes(receipt.reason ?? '');

function storyOf(receipts: readonly Receipt[]): MomentStory | undefined {
  const inOrder = receipts.toSorted((a, b) => ((a.shownAt ?? 'never') < (b.shownAt ?? 'never') ? -1 : 1));
  const [first] = inOrder;
  if (!first) return undefined;
  const { moment, at, kind, item, title, body, to } = first;
  const isShown = first.shownAt !== undefined;
  const reason = reasons.find((one) => receipts.some((receipt) => receipt.reason === one));
  const outcome = isShown && !receipts.some(isLost) ? 'shown' : (reason ?? 'asleep');
  const isDealtWith = receipts.some(
    (receipt) =>
      receipt.seenAt !== undefined || receipt.readAt !== undefined || (isPutOff(receipt) && !isLost(receipt)),
  );
  return {
    // Devices write nothing but moments.
    at: at as Instant,
    ...{ moment, kind, item, title, body, to, outcome },
    isUnread: tellable.has(outcome) && !isDealtWith,
    receipts: inOrder,
  };
}

/** Due without anyone being told, though they wanted to be: the same that counts as unread. */
export const isMissed = ({ outcome }: Pick<MomentStory, 'outcome'>): boolean =>
  outcome === 'asleep' || outcome === 'failed';

/** The moments that these receipts tell of, in the order in which each is met first. */
export function storiesOf(receipts: readonly Receipt[]): readonly MomentStory[] {
  const byMoment = new Map<string, Receipt[]>();
  for (const receipt of receipts) {
    const known = byMoment.get(receipt.moment);
    if (known) known.push(receipt);
    else byMoment.set(receipt.moment, [receipt]);
  }
  return [...byMoment.values()].flatMap((all) => storyOf(all) ?? []);
}

const whyNot: Readonly<Record<NotShownReason, string>> = {
  permission: 'notifications were not allowed',
  asleep: 'no device was awake',
  quiet: 'it fell into quiet hours',
  cancelled: 'it was deleted or changed before',
  off: 'its area is switched off',
  failed: 'the system did not show it',
};

interface Reader {
  /** The device on which the sentence is read. */
  readonly device: string | undefined;
  readonly deviceKind: DeviceKind;
  /** The moment at which it is read. */
  readonly now: Date;
  readonly locale?: string | undefined;
}

/** What became of a moment, in one sentence: 'Shown on this computer at 8:55 AM, seen at 8:56 AM'. */
export function storySentence({ outcome, receipts }: MomentStory, reader: Reader): string {
  const { now, locale } = reader;
  const today = planDayOf(now);
  const when = (moment: string) => {
    const date = new Date(moment);
    const time = `at ${timeText(clockTimeOf(date), locale)}`;
    const day = planDayOf(date);
    return day === today ? time : `on ${mediumDay(day, locale)} ${time}`;
  };
  const place = (receipt: Receipt) => placeOf(receipt, reader);
  const shown = receipts.filter(({ shownAt }) => shownAt !== undefined);
  const parts = [
    shown.length > 0
      ? `Shown on ${shown.map((one) => `${place(one)} ${when(one.shownAt ?? one.at)}`).join(' and on ')}`
      : `Not shown: ${outcome === 'shown' ? '' : whyNot[outcome]}`,
  ];
  if (shown.some(({ reason }) => reason === 'quiet')) parts.push('after quiet hours');
  const seen = receipts.find(({ seenAt }) => seenAt !== undefined);
  const snoozed = receipts.find(({ snoozedUntil }) => snoozedUntil !== undefined);
  // One that came back is told by when it was shown.
  const cameBack = outcome === 'shown' && (snoozed?.shownAt ?? '') >= (snoozed?.snoozedUntil ?? '');
  if (snoozed?.snoozedUntil !== undefined && !cameBack) {
    const isOver = shown.length > 0 && outcome !== 'shown';
    const end = isOver ? ` and not shown again: ${whyNot[outcome]}` : '';
    parts.push(`put off until ${when(snoozed.snoozedUntil).slice(3)}${end}`);
  }
  if (seen?.seenAt !== undefined)
    parts.push(`seen ${shown.length > 1 ? `on ${place(seen)} ` : ''}${when(seen.seenAt)}`);
  return parts.join(', ');
}
