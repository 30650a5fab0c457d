import type { DeviceKind, NotShownReason, Receipt } from '../records/receipt.ts';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { mediumDay, timeText } from '../time/format.ts';
import { deviceText } from './device-text.ts';
import type { MomentStory } from './moment-story.ts';

const whyNot: Readonly<Record<NotShownReason, string>> = {
  permission: 'notifications were not allowed',
  asleep: 'no device was awake',
  quiet: 'it fell into quiet hours',
  cancelled: 'it was deleted or changed before',
  off: 'its area is switched off',
  failed: 'the system did not show it',
};

interface Reader {
  readonly device: string | undefined;
  readonly deviceKind: DeviceKind;
  readonly now: Date;
  readonly locale?: string | undefined;
}

/** One sentence about a moment: 'Shown on this computer at 8:55 AM, seen at 8:56 AM'. */
export function storySentence({ outcome, receipts }: MomentStory, reader: Reader): string {
  const { now, locale } = reader;
  const today = planDayOf(now);
  const when = (moment: string) => {
    const date = new Date(moment);
    const time = `at ${timeText(clockTimeOf(date), locale)}`;
    const day = planDayOf(date);
    return day === today ? time : `on ${mediumDay(day, locale)} ${time}`;
  };
  const place = (receipt: Receipt) => {
    const device = deviceText(receipt, reader);
    return device === undefined ? '' : `on ${device} `;
  };
  const shown = receipts.filter(({ shownAt }) => shownAt !== undefined);
  const parts = [
    shown.length > 0
      ? `Shown ${shown.map((one) => `${place(one)}${when(one.shownAt ?? one.at)}`).join(' and ')}`
      : `Not shown: ${outcome === 'shown' ? '' : whyNot[outcome]}`,
  ];
  if (shown.some(({ reason }) => reason === 'quiet')) parts.push('after quiet hours');
  const seen = receipts.find(({ seenAt }) => seenAt !== undefined);
  const snoozed = receipts.find(({ snoozedUntil }) => snoozedUntil !== undefined);
  // After a snooze, the time of showing is enough.
  const cameBack = outcome === 'shown' && (snoozed?.shownAt ?? '') >= (snoozed?.snoozedUntil ?? '');
  if (snoozed?.snoozedUntil !== undefined && !cameBack) {
    const isOver = shown.length > 0 && outcome !== 'shown';
    const end = isOver ? ` and not shown again: ${whyNot[outcome]}` : '';
    parts.push(`put off until ${when(snoozed.snoozedUntil).slice(3)}${end}`);
  }
  if (seen?.seenAt !== undefined)
    parts.push(`seen ${shown.length > 1 ? place(seen) : ''}${when(seen.seenAt)}`);
  return parts.join(', ');
}
