import {
  addDays,
  type ClockTime,
  clockIn,
  clockText,
  firstPlanDay,
  instantOf,
  isInstant,
  lastPlanDay,
  momentIn,
  type NotifiedKind,
  type PlanDay,
  readRecord,
  reminders,
  schedules,
} from '@dayloom/domain';
import { momentsOf, type NotifiedItem, type NotifiedPlace } from '@dayloom/domain/moments';
import type { Moment } from '@dayloom/domain/notifications';
import type { Preferences } from '../preferences.ts';
import type { ItemRef } from './items.ts';

/** What the moments of an item depend on. */
export interface Starting extends Omit<NotifiedItem, 'type' | 'id'> {
  /** The address that a click opens, the same as in the app's own notifications. */
  readonly to: string;
}

/** The time zone of a user, and the choices that items and their texts depend on. */
export type UserPlace = { readonly zone: string } & Partial<Pick<Preferences, 'hourCycle' | 'leads'>>;

/**
 * Time zone lookups also read the neighbouring days, local time can be on yet another day, and an item can notify two
 * days before.
 */
const [firstDay, lastDay] = [addDays(firstPlanDay, 4), addDays(lastPlanDay, -2)];

/** Whether every time zone can express the day. Stored moments can have any year from 0 on. */
const isReadable = (day: string) => day >= firstDay && day <= lastDay;

/** The address of the reminder of a series on a day. */
export const addressOfDay = (series: string, day: PlanDay) => `/reminders?reminder=${series}&day=${day}`;

function startingOf({ kind, id }: ItemRef, stored: unknown, zone: string): Starting | undefined {
  if (kind === 'reminder') {
    const read = readRecord(reminders, id, stored);
    if (!read.ok) return undefined;
    const { dateTime, repeat, repeatDay } = read.record;
    const [day, time] = dateTime.split('T') as [PlanDay, ClockTime];
    if (!isReadable(day)) return undefined;
    const startsAt = isInstant(dateTime) ? dateTime : momentIn(zone, day, time);
    const to = repeat && repeatDay ? addressOfDay(repeat, repeatDay) : '/reminders';
    return { ...read.record, startsAt, to };
  }
  const read = readRecord(schedules, id, stored);
  if (!read.ok) return undefined;
  const { date, startTime } = read.record;
  if (!isReadable(date)) return undefined;
  return { ...read.record, startsAt: momentIn(zone, date, startTime), to: `/timetable?date=${date}` };
}

/** A moment with the text of the start time of its item. */
export interface TimedMoment extends Moment {
  readonly time: string;
  readonly kind: NotifiedKind;
}

const placeIn = ({ zone, hourCycle, leads }: UserPlace): NotifiedPlace => ({
  timeText: (moment) => clockText(clockIn(zone, moment).time, hourCycle),
  daysBefore(moment, days) {
    const { day, time } = clockIn(zone, moment);
    // A clock has no seconds, a stored moment may have some.
    const seconds = Date.parse(moment) % 60_000;
    return instantOf(new Date(Date.parse(momentIn(zone, addDays(day, -days), time)) + seconds));
  },
  leads,
});

/** The notification moments of an item for a user in that place. */
export function momentsOfStarting(
  { kind, id }: ItemRef,
  starting: Starting,
  user: UserPlace,
): readonly TimedMoment[] {
  const { title: name, startsAt, createdAt, to } = starting;
  const place = placeIn(user);
  const time = place.timeText(startsAt);
  return momentsOf({ ...starting, type: kind, id }, place).map(
    ({ tag, at, title, body, lateBody, isUrgent }) => ({
      ...{ tag, kind, item: id, at, startsAt, time },
      ...(isUrgent && { madeAt: createdAt }),
      words: { name, title, body, lateBody, to },
    }),
  );
}

/** The notification moments of a stored reminder or activity. Empty for unreadable records. */
export function momentsInZone(item: ItemRef, stored: unknown, user: UserPlace): readonly TimedMoment[] {
  const starting = startingOf(item, stored, user.zone);
  return starting && isReadable(starting.snoozedUntil?.slice(0, 10) ?? lastDay)
    ? momentsOfStarting(item, starting, user)
    : [];
}
