import type { ClockTime, Instant, UserId } from '../../brands.ts';
import type { NotShownReason, Receipt } from '../../records/receipt.ts';
import type { Claim, NotificationContent, Snooze } from '../on-device.ts';
import type { Moment, NotificationState, Pushed, SourceReport } from '../state.ts';

/** A moment of 5 March 2026 in UTC, such as '09:00' or '09:00:00.001', or of another day of this March: '06 07:00'. */
export function at(time: string): Instant {
  const [clock = '', day = '05'] = time.split(' ').toReversed();
  return new Date(`2026-03-${day}T${clock}Z`).toISOString() as Instant;
}

const plainWords = (name: string): Moment['words'] => ({
  ...{ name, title: 'Reminder', body: `${name} is starting now` },
  ...{ lateBody: `${name} was missed`, to: '/reminders' },
});

/** A moment whose item has the first part of the tag as its id and name. */
export function moment(tag: string, time: string, more: Partial<Moment> = {}): Moment {
  const [item = ''] = tag.split('-');
  const due = { tag, item, kind: 'reminder', at: at(time), startsAt: at(time) };
  return { ...due, words: plainWords(item), ...more };
}

export const renamed = (one: Moment, words: Partial<Moment['words']>): Moment => ({
  ...one,
  words: { ...one.words, ...words },
});

export const call = moment('call', '09:00');
export const callAhead = moment('call-ahead', '08:50', { startsAt: call.at });
export const yoga = moment('yoga', '09:30');
/** Six items of one minute, each named by a letter. */
export const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((tag) => moment(tag, '09:00'));
export const five = six.slice(0, 5);
/** Three moments of one item that repeats and has no record. */
export const water = ['09:00', '09:20', '09:40'].map((time, index) => moment(`water-${index + 1}`, time));

const early = (minutes: number, time: string) => moment(`call-ahead${minutes}`, time, { startsAt: call.at });
export const callDayAhead = early(1_440, '04 09:00');
export const callHalfHourAhead = early(30, '08:30');
export const callFiveAhead = renamed(early(5, '08:55'), { startedBody: 'call has started' });
/** The moment at which the call rings that was put off. */
export const callPutOff = moment('call-snooze', '10:00', { startsAt: call.at });

/** Moments with these tags are meant where a line says no more than the tag. */
export const plainMoments = [
  ...[call, callAhead, callDayAhead, callHalfHourAhead, callFiveAhead, callPutOff, yoga],
  ...[...six, ...water],
];

export function contentFor({ tag, kind, item, at: due, words }: Moment): NotificationContent {
  const { name: _, startedBody: _started, ...texts } = words;
  return { tag, kind, item, at: due, ...texts };
}

const minuteTag = (time: string) => Math.floor(Date.parse(at(time)) / 60_000).toString(36);
export const groupTag = (time: string) => `group-${minuteTag(time)}`;
export const wholeTag = (time: string) => `${groupTag(time)}-all`;
export const quietTag = (time: string) => `quiet-${minuteTag(time)}`;

/** The notification of a group, such as `group('09:00', '6 reminders', 'a, b, c, +3 more')`. */
export function group(time: string, title: string, body: string): NotificationContent {
  const [item = ''] = body.split(', ');
  const texts = { title, body, lateBody: body, to: '/notifications' };
  return { tag: groupTag(time), kind: 'group', item, at: at(time), ...texts };
}

/** The notification of what waited for the end of quiet hours. */
export const afterQuiet = (time: string, title: string, body: string): NotificationContent => ({
  ...group(time, `${title} while it was quiet`, body),
  ...{ tag: quietTag(time), kind: 'quiet' },
});

interface Noted {
  readonly shown?: string;
  readonly seen?: string;
  readonly snoozed?: string;
  readonly read?: string;
  readonly reason?: NotShownReason;
}

const receiptOf =
  (device: string) =>
  (due: Moment, { shown, seen, snoozed: until, read, reason }: Noted): Receipt => ({
    ...{ id: `${due.tag}_${device}`, userId: 'ada' as UserId, moment: due.tag, device, deviceKind: 'phone' },
    ...{ at: due.at, kind: due.kind, item: due.item, title: 'Reminder', body: 'Reminder', to: '/reminders' },
    ...(shown !== undefined && { shownAt: at(shown) }),
    ...(seen !== undefined && { seenAt: at(seen) }),
    ...(until !== undefined && { snoozedUntil: at(until) }),
    ...(read !== undefined && { readAt: at(read) }),
    ...(reason !== undefined && { reason }),
  });

/** A receipt of this device. */
export const laptop = receiptOf('laptop');
export const phone = receiptOf('phone');

type ClaimOfTag = Omit<Claim, 'tag'>;
export const claimed = (time: string): ClaimOfTag => ({ at: at(time) });
export const shown = (time: string): ClaimOfTag => ({ at: at(time), shownAt: at(time) });
export const pushed = (time: string): ClaimOfTag => ({ ...shown(time), isPushed: true });

const contentsOf = (one: Moment | NotificationContent) => ('words' in one ? contentFor(one) : one);

export const snoozed = (one: Moment | NotificationContent, until: string): Snooze => ({
  content: contentsOf(one),
  until: at(until),
});

/** What a row of the table gives. The first five describe one source. */
export interface Known {
  readonly due?: readonly Moment[];
  readonly before?: readonly Moment[];
  readonly until?: string;
  readonly checked?: string;
  readonly isOff?: true;
  readonly others?: readonly SourceReport[];
  /** From when on all sources have reported. */
  readonly from?: string;
  readonly receipts?: readonly Receipt[];
  readonly snoozes?: readonly Snooze[];
  readonly deleted?: readonly string[];
  /** Such as '09:00-12:00', or '10:00-13:00 Europe/Berlin'. */
  readonly quiet?: string;
  readonly isMuted?: true;
  /** By tag. */
  readonly claims?: Readonly<Record<string, ClaimOfTag>>;
  readonly screen?: readonly (Moment | NotificationContent)[];
  readonly mayShow?: false;
  readonly push?: Partial<Pushed> & { readonly of: Moment | NotificationContent };
}

function quietOf(text: string): NonNullable<NotificationState['quiet']> {
  const [hours = '', timeZone = 'UTC'] = text.split(' ');
  const [from, to] = hours.split('-') as [ClockTime, ClockTime];
  return { hours: { from, to }, timeZone };
}

function sourcesOf({ due, before, until, checked, isOff, others = [] }: Known): readonly SourceReport[] {
  if (!due && !before) return others;
  const source: SourceReport = {
    ...{ name: 'reminders', moments: due ?? [] },
    ...(before && { before }),
    ...(until !== undefined && { until: at(until) }),
    ...(checked !== undefined && { checked: at(checked) }),
    ...(isOff && { isOff }),
  };
  return [source, ...others];
}

/** What is known on the laptop. */
export function stateOf(known: Known): NotificationState {
  const { from, receipts, snoozes, deleted, quiet, isMuted, claims, screen, mayShow, push } = known;
  const claimList = Object.entries(claims ?? {}).map(([tag, claim]) => [tag, { tag, ...claim }] as const);
  return {
    device: 'laptop',
    sources: sourcesOf(known),
    claims: new Map(claimList),
    ...(from !== undefined && { reportedFrom: at(from) }),
    ...(receipts && { receipts }),
    ...(snoozes && { snoozes }),
    ...(deleted && { deleted: new Set(deleted) }),
    ...(quiet !== undefined && { quiet: quietOf(quiet) }),
    ...(isMuted && { isMuted }),
    ...(screen && { onScreen: screen.map(contentsOf) }),
    ...(mayShow === false && { mayShow }),
    ...(push && { pushed: { isNews: true, ...push, content: contentsOf(push.of) } }),
  };
}

/** A row of the table: its name with its rules, what is known, the time, and the lines of the decision. */
export type Case = readonly [name: string, known: Known, now: string, lines: readonly string[]];
