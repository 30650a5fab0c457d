import type { Instant } from '../brands.ts';
import type { Receipt } from '../records/receipt.ts';
import { quietUntil } from '../settings/quiet-hours.ts';
import { instantOf } from '../time/instant.ts';
import { groupTagOf, isStorm } from './due-group.ts';
import { maxLateness } from './moments.ts';
import { type NotificationContent, turnOf } from './on-device.ts';
import type { Moment, NotificationState } from './state.ts';
import { isSummary, tagOfWhole } from './words.ts';

/** Longer than any quiet hours, including a change to or from summer time. Milliseconds. */
const maxQuietTime = 25 * 3_600_000;

/** Milliseconds: a claim expires before. */
const recheckDelay = 11_000;

/** When to decide again about what another tab is showing. */
export const soonAfter = (now: Date) => instantOf(new Date(now.getTime() + recheckDelay));

type Dated = Pick<Moment, 'tag' | 'at'>;

const before = (moment: Instant, milliseconds: number) =>
  instantOf(new Date(Date.parse(moment) - milliseconds));

/** The earliest time at which a moment in this notification may have been due. */
export const firstOf = ({ kind, at }: Pick<NotificationContent, 'kind' | 'at'>): Instant =>
  kind === 'quiet' ? before(at, maxQuietTime) : at;

const minuteTag = ({ at }: Dated) => tagOfWhole(groupTagOf(at));

/** A device's receipts of the moments in this notification. They share one `shownAt`. */
export function membersOf(
  content: NotificationContent,
  receipts: readonly Receipt[],
  device: string | undefined,
): readonly Receipt[] {
  const { tag, kind, at: until } = content;
  const own = receipts.filter((receipt) => receipt.device === device);
  if (kind === 'quiet') {
    const first = firstOf(content);
    // What the end of earlier quiet hours has shown does not belong to it. The clock of a push may be minutes ahead.
    const shownFrom = before(until, maxLateness);
    return own.filter(
      ({ reason, at, shownAt = until }) =>
        reason === 'quiet' && at < until && at >= first && shownAt >= shownFrom,
    );
  }
  // What waited for the end of quiet hours may have been shown at the same time.
  const shown = own.filter(({ shownAt, reason }) => shownAt !== undefined && reason !== 'quiet');
  const ofMinute = shown.filter(({ at }) => groupTagOf(at as Instant) === tag);
  return [...new Set(ofMinute.map(({ shownAt }) => shownAt))]
    .map((time) => shown.filter(({ shownAt }) => shownAt === time))
    .filter((together) => isStorm(together.length))
    .flat();
}

/** What a decision asks of the clock and the quiet hours. */
export function timesOf({ quiet, isMuted }: Pick<NotificationState, 'quiet' | 'isMuted'>, now: Date) {
  const present = instantOf(now);
  const quietEnd = (at: Instant) => quiet && quietUntil(quiet.hours, at, quiet.timeZone);
  return { now, present, quietEnd, isSilent: isMuted === true || quietEnd(present) !== undefined };
}
export type Times = ReturnType<typeof timesOf>;

/** What the parts of a decision ask of the state at one time. */
export type Facts = ReturnType<typeof factsOf>;

export function factsOf(state: NotificationState, now: Date) {
  const { receipts = [], device, claims = new Map(), onScreen = [] } = state;
  const times = timesOf(state, now);
  const { present } = times;
  const visible = new Set(onScreen.map(({ tag }) => tag));
  const timesOfGroups = new Set(onScreen.filter(isSummary).map(({ tag }) => claims.get(tag)?.at));
  const isOwn = (receipt: Receipt) => receipt.device === device;
  const own = new Map(receipts.filter(isOwn).map((one) => [one.moment, one]));
  const momentsWhere = (is: (receipt: Receipt) => unknown): ReadonlySet<string> =>
    new Set(receipts.filter(is).map(({ moment }) => moment));
  const turn = (tag: string) => turnOf(claims.get(tag), present);

  /** A claim whose owner has died counts if its notification, or the group claimed with it, is on the screen. */
  function shownAt(tag: string): Instant | undefined {
    const claim = claims.get(tag);
    if (claim?.shownAt || turn(tag) !== 'won') return claim?.shownAt;
    return visible.has(tag) || timesOfGroups.has(claim?.at) ? claim?.at : undefined;
  }

  /** By one push, as a group too large to list its members: it claimed their whole minute. */
  function pushedTogether(due: readonly Dated[]): ReadonlyMap<string, Instant> {
    if (!isStorm(due.length)) return new Map();
    const shown = due.flatMap((one): readonly (readonly [string, Instant])[] => {
      const time = claims.get(minuteTag(one))?.shownAt;
      return time === undefined ? [] : [[one.tag, time]];
    });
    return new Map(isStorm(shown.length) ? shown : []);
  }

  return {
    ...times,
    soon: soonAfter(now),
    /** On another device, or read on any. What was snoozed on this device is shown here again. */
    handled: momentsWhere((one) => one.readAt ?? (isOwn(one) ? undefined : (one.seenAt ?? one.snoozedUntil))),
    /** Opened or dismissed on this device since it was last shown here. */
    seen: momentsWhere((one) => isOwn(one) && one.seenAt && one.seenAt >= (one.shownAt ?? '')),
    /** On any device. */
    shown: momentsWhere(({ shownAt: time }) => time),
    own: (tag: string): Receipt | undefined => own.get(tag),
    membersOf: (content: NotificationContent) => membersOf(content, receipts, device),
    isBusy: (tag: string) => turn(tag) === 'held',
    isPushed: (tag: string) => claims.get(tag)?.isPushed === true,
    /** By tag: when this device showed it, although a tab may have closed before it wrote the receipt. */
    shownBefore(due: readonly Dated[]): ReadonlyMap<string, Instant> {
      const singly = due.flatMap(({ tag }): readonly (readonly [string, Instant])[] => {
        const time = shownAt(tag);
        return time === undefined ? [] : [[tag, time]];
      });
      return new Map([...pushedTogether(due), ...singly]);
    },
  };
}
