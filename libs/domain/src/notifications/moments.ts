import type { Instant } from '../brands.ts';
import { type Lead, longestLead, readLeads } from '../leads/lead.ts';
import { leadLength } from '../leads/lead-words.ts';
import { isolated } from '../texts.ts';
import { clockTimeOf } from '../time/clock.ts';
import { clockText } from '../time/clock-text.ts';
import { instantOf } from '../time/instant.ts';

const minute = 60_000;
const minutesOfDay = 1_440;

/** Milliseconds: a later notification is not shown but listed as missed. */
export const maxLateness = 10 * minute;

/** The names of the kinds in `scheduledNotifications` and `dueNotifications`. */
export type NotifiedKind = 'reminder' | 'schedule';

const earlier = (moment: Instant, minutes: number) =>
  instantOf(new Date(Date.parse(moment) - minutes * minute));

/**
 * No item with this start notifies before: its longest lead, and the hour of a change of the clock.
 * @param leads unknown if undefined
 */
export const firstMomentOf = (startsAt: Instant, leads: readonly Lead[] = [longestLead]): Instant =>
  earlier(startsAt, Math.max(0, ...leads) + 60);

export interface NotifiedItem {
  readonly type: NotifiedKind;
  readonly id: string;
  readonly title: string;
  readonly startsAt: Instant;
  /** Earlier moments do not count, so an item added in the past never notifies. */
  readonly createdAt: Instant;
  /** When it rings, in the form of the records. */
  readonly leads?: string | undefined;
  /** It rings then, and not before. */
  readonly snoozedUntil?: Instant | undefined;
  /** It does not ring. */
  readonly completed?: boolean | undefined;
}

/** One of the moments of an item, with its texts. */
export interface NotifiedMoment {
  /** Identifies item and moment; only one notification per tag is shown. A valid part of a record's id. */
  readonly tag: string;
  readonly at: Instant;
  readonly title: string;
  readonly body: string;
  /** The text if it is shown up to ten minutes late. */
  readonly lateBody: string;
  /** The same once its item has started, of moments that may be shown that late. */
  readonly startedBody?: string;
  /** The item was created less than ten minutes before: then it does not wait for the end of quiet hours. */
  readonly isUrgent: boolean;
}

/** Where an item notifies: its clock, and the user's choices. */
export interface NotifiedPlace {
  /** Formats a moment for the user. */
  readonly timeText: (moment: Instant) => string;
  /** The same time of the clock some days before. */
  readonly daysBefore: (moment: Instant, days: number) => Instant;
  /** The `leads` of the settings, for items without a choice. */
  readonly leads?: string | undefined;
}

/** The time zone of this device, with times in the form '9:05 AM'. */
export const notifiedHere: NotifiedPlace = {
  timeText: (moment) => clockText(clockTimeOf(new Date(moment))),
  daysBefore(moment, days) {
    const date = new Date(moment);
    date.setDate(date.getDate() - days);
    return instantOf(date);
  },
};

const headings: Readonly<Record<NotifiedKind, { readonly ahead: string; readonly start: string }>> = {
  reminder: { ahead: 'Upcoming Reminder', start: 'Reminder' },
  schedule: { ahead: 'Upcoming Schedule', start: 'Scheduled Event' },
};

/** The form of tags that older tabs, workers and senders know of ten minutes before and of the start. */
const tagEndOf = (lead: Lead) => (lead === 0 ? 'start' : lead === 10 ? 'ahead' : `ahead${lead}`);

/** Whole days go by the clock, also over a change to or from summer time. */
const momentOfLead = (startsAt: Instant, lead: Lead, { daysBefore }: NotifiedPlace) =>
  lead > 0 && lead % minutesOfDay === 0 ? daysBefore(startsAt, lead / minutesOfDay) : earlier(startsAt, lead);

function bodyOf(what: string, lead: Lead, time: string): string {
  if (lead === 0) return `${what} is starting now (${time})`;
  return lead === minutesOfDay
    ? `${what} starts tomorrow at ${time}`
    : `${what} starts in ${leadLength(lead)} (${time})`;
}

/** 'at 9:05 AM', 'tomorrow at 9:05 AM', 'in 2 days at 9:05 AM'; over a change of the clock a day has an hour less. */
function startFrom(shown: Instant, startsAt: Instant, time: string): string {
  const minutes = (Date.parse(startsAt) - Date.parse(shown)) / minute;
  const days = Math.floor((minutes + 60) / minutesOfDay);
  if (days < 1) return `at ${time}`;
  return days === 1 ? `tomorrow at ${time}` : `in ${days} days at ${time}`;
}

/**
 * The text of a moment that is over.
 * @param at the moment
 * @param shown when the text is shown
 */
export function lateBodyOf(
  { title, startsAt }: Pick<NotifiedItem, 'title' | 'startsAt'>,
  at: Instant,
  shown: Instant,
  timeText = notifiedHere.timeText,
): string {
  const time = timeText(startsAt);
  const start = startsAt > shown ? `starts ${startFrom(shown, startsAt, time)}` : `started at ${time}`;
  return `${isolated(title)} ${start} (missed at ${timeText(at)})`;
}

/** The moment at which an item rings that was put off. */
function snoozed(
  { type, id, title }: NotifiedItem,
  until: Instant,
  { timeText }: NotifiedPlace,
): NotifiedMoment {
  const [what, time] = [isolated(title), timeText(until)];
  return {
    isUrgent: false,
    tag: `${type}-${id.slice(0, 60)}-${Date.parse(until).toString(36)}-snooze`,
    at: until,
    title: headings[type].start,
    body: `${what} was snoozed until now (${time})`,
    lateBody: `${what} was snoozed (missed at ${time})`,
  };
}

/** Of moments in the same minute the last one. */
const onePerMinute = (moments: readonly NotifiedMoment[]) => [
  ...new Map(moments.map((moment) => [Math.floor(Date.parse(moment.at) / minute), moment])).values(),
];

/**
 * The moments of an item, the earliest first, without those before its creation and those for which it was put off. None
 * if it is done.
 */
export function momentsOf(item: NotifiedItem, place = notifiedHere): readonly NotifiedMoment[] {
  const { type, id, title, startsAt, createdAt, leads, snoozedUntil, completed = false } = item;
  if (completed) return [];
  // The tag is part of receipt ids, which are limited to 128 characters; record ids have 20.
  const name = `${type}-${id.slice(0, 60)}-${Date.parse(startsAt).toString(36)}`;
  const [what, time] = [isolated(title), place.timeText(startsAt)];
  const isUrgent = earlier(startsAt, 10) < createdAt;
  const planned = readLeads(leads, place.leads).map((lead): NotifiedMoment => {
    const at = momentOfLead(startsAt, lead, place);
    return {
      isUrgent,
      tag: `${name}-${tagEndOf(lead)}`,
      at,
      title: headings[type][lead === 0 ? 'start' : 'ahead'],
      body: bodyOf(what, lead, time),
      lateBody: lateBodyOf(item, at, at, place.timeText),
      ...(lead > 0 &&
        lead * minute <= maxLateness && { startedBody: lateBodyOf(item, at, startsAt, place.timeText) }),
    };
  });
  const ringing = planned.filter(({ at }) => at >= createdAt && (!snoozedUntil || at > snoozedUntil));
  return onePerMinute([...(snoozedUntil ? [snoozed(item, snoozedUntil, place)] : []), ...ringing]);
}
