import type { Instant } from '../brands.ts';
import { isolated } from '../texts.ts';
import { clockTimeOf } from '../time/clock.ts';
import { clockText } from '../time/clock-text.ts';
import { instantOf } from '../time/instant.ts';

/** Minutes between the first notification of an item and its start. */
const minutesAhead = 10;

/** Milliseconds: a later notification is not shown but listed as missed. */
export const maxLateness = 10 * 60_000;

/** The names of the kinds in `scheduledNotifications` and `dueNotifications`. */
export type NotifiedKind = 'reminder' | 'schedule';

/** The earliest moment of an item with this start. */
export const firstMomentOf = (startsAt: Instant): Instant =>
  instantOf(new Date(Date.parse(startsAt) - minutesAhead * 60_000));

export interface NotifiedItem {
  readonly type: NotifiedKind;
  readonly id: string;
  readonly title: string;
  readonly startsAt: Instant;
  /** Earlier moments do not count, so an item added in the past never notifies. */
  readonly createdAt: Instant;
}

/** One of the two moments of an item, with its texts. */
export interface NotifiedMoment {
  /** Identifies item and moment; only one notification per tag is shown. A valid part of a record's id. */
  readonly tag: string;
  readonly at: Instant;
  readonly title: string;
  readonly body: string;
  /** The text if it is shown up to ten minutes late. */
  readonly lateBody: string;
  /** The item was created less than ten minutes before: then it does not wait for the end of quiet hours. */
  readonly isUrgent: boolean;
}

const headings: Readonly<Record<NotifiedKind, { readonly ahead: string; readonly start: string }>> = {
  reminder: { ahead: 'Upcoming Reminder', start: 'Reminder' },
  schedule: { ahead: 'Upcoming Schedule', start: 'Scheduled Event' },
};

/** Local time in the form '9:05 AM'. */
const localText = (moment: Instant) => clockText(clockTimeOf(new Date(moment)));

/**
 * Both moments of an item, the earlier first, without those before the item's creation.
 * @param timeText formats a moment for the user; by default in the time zone of this device
 */
export function momentsOf(
  { type, id, title, startsAt, createdAt }: NotifiedItem,
  timeText = localText,
): readonly NotifiedMoment[] {
  const start = Date.parse(startsAt);
  const ahead = firstMomentOf(startsAt);
  // The tag is part of receipt ids, which are limited to 128 characters; record ids have 20.
  const name = `${type}-${id.slice(0, 60)}-${start.toString(36)}`;
  const time = timeText(startsAt);
  const what = isolated(title);
  const isUrgent = ahead < createdAt;
  const moments: readonly NotifiedMoment[] = [
    {
      isUrgent,
      tag: `${name}-ahead`,
      at: ahead,
      title: headings[type].ahead,
      body: `${what} starts in ${minutesAhead} minutes (${time})`,
      lateBody: `${what} starts at ${time} (missed at ${timeText(ahead)})`,
    },
    {
      isUrgent,
      tag: `${name}-start`,
      at: startsAt,
      title: headings[type].start,
      body: `${what} is starting now (${time})`,
      lateBody: `${what} started at ${time} (missed at ${time})`,
    },
  ];
  return moments.filter(({ at }) => at >= createdAt);
}

/**
 * The text of a moment that is over, derived from the original text. The texts of unknown kinds of items stay, with the
 * due time added.
 * @param shown when the text is shown
 */
export function lateBodyOf(
  { at, body }: { readonly at: Instant; readonly body: string },
  shown: Date,
  timeText = localText,
): string {
  if (/ \(missed at [^()]+\)$/.test(body)) return body;
  const missed = `(missed at ${timeText(at)})`;
  const [, title, words, time] =
    /^(.+) (starts in \d+ minutes|is starting now) \(([^()]+)\)$/s.exec(body) ?? [];
  if (title === undefined) return `${body} ${missed}`;
  const start = Date.parse(at) + (words === 'is starting now' ? 0 : minutesAhead * 60_000);
  return `${title} ${start > shown.getTime() ? 'starts' : 'started'} at ${time} ${missed}`;
}
