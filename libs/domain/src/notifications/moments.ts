import type { Instant } from '../brands.ts';
import { isolated } from '../texts.ts';
import { clockTimeOf } from '../time/clock.ts';
import { clockText } from '../time/clock-text.ts';
import { instantOf } from '../time/instant.ts';

/** Minutes before its start at which an item notifies for the first time. */
const minutesAhead = 10;

/** What is later than this is not shown any more, but told as missed. Milliseconds. */
export const mostLate = 10 * 60_000;

/** As `scheduledNotifications` and `dueNotifications` name the kinds. */
export type NotifiedKind = 'reminder' | 'schedule';

/** The earliest moment of an item that starts then. */
export const firstMomentOf = (startsAt: Instant): Instant =>
  instantOf(new Date(Date.parse(startsAt) - minutesAhead * 60_000));

/** Whatever starts at a moment and is to be told of. */
export interface NotifiedItem {
  readonly type: NotifiedKind;
  readonly id: string;
  readonly title: string;
  readonly startsAt: Instant;
  /** What lies before it is no moment of the item: it can be added to the past and never notifies. */
  readonly createdAt: Instant;
}

/** One of the two moments of an item, with all that is said at it. */
export interface NotifiedMoment {
  /** Names item and moment: of one tag one notification is shown. Fits a record's id. */
  readonly tag: string;
  readonly at: Instant;
  readonly title: string;
  readonly body: string;
  /** What is said instead up to ten minutes later. */
  readonly lateBody: string;
  /** Asked for less than ten minutes before it: then it does not wait for the end of the quiet hours. */
  readonly isUrgent: boolean;
}

const headings: Readonly<Record<NotifiedKind, { readonly ahead: string; readonly start: string }>> = {
  reminder: { ahead: 'Upcoming Reminder', start: 'Reminder' },
  schedule: { ahead: 'Upcoming Schedule', start: 'Scheduled Event' },
};

/** The local clock's '9:05 AM'. */
const localText = (moment: Instant) => clockText(clockTimeOf(new Date(moment)));

/**
 * Both moments of an item, the earlier first; those before the item was made are left out.
 * @param timeText a moment as the user's clock shows it; without it as this device's does
 */
export function momentsOf(
  { type, id, title, startsAt, createdAt }: NotifiedItem,
  timeText = localText,
): readonly NotifiedMoment[] {
  const start = Date.parse(startsAt);
  const ahead = firstMomentOf(startsAt);
  // A tag is part of the ids of receipts, which may have 128 characters; ids of our own have 20.
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
 * What is said of a moment that is over, where no more is known of it than what was to be said. Words of other
 * kinds of items are kept, with when they were due.
 * @param shown when it is said
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
