import {
  addDays,
  type ClockTime,
  clockIn,
  clockText,
  firstPlanDay,
  type Instant,
  isInstant,
  lastPlanDay,
  momentIn,
  type NotifiedKind,
  type PlanDay,
  readRecord,
  reminders,
  schedules,
} from '@dayloom/domain';
import { momentsOf, notifiedHere, type NotifiedItem } from '@dayloom/domain/moments';
import type { Moment } from '@dayloom/domain/notifications';
import type { HourCycle } from '@dayloom/domain/settings';
import type { ItemRef } from './items.ts';

/** What the moments of an item depend on. */
export interface Starting extends Omit<NotifiedItem, 'type' | 'id'> {
  /** The address that a click opens, the same as in the app's own notifications. */
  readonly to: string;
}

/** Time zone lookups also read the neighbouring days, and local time can be on yet another day. */
const [firstDay, lastDay] = [addDays(firstPlanDay, 2), addDays(lastPlanDay, -2)];

/** Whether every time zone can express the day. Stored moments can have any year from 0 on. */
const isReadable = (day: string) => day >= firstDay && day <= lastDay;

/** The address of the reminder of a series on a day. */
export const addressOfDay = (series: string, day: PlanDay) => `/reminders?reminder=${series}&day=${day}`;

function startingOf({ kind, id }: ItemRef, stored: unknown, zone: string): Starting | undefined {
  if (kind === 'reminder') {
    const read = readRecord(reminders, id, stored);
    if (!read.ok) return undefined;
    const { title, createdAt, dateTime, repeat, repeatDay } = read.record;
    const [day, time] = dateTime.split('T') as [PlanDay, ClockTime];
    if (!isReadable(day)) return undefined;
    const startsAt = isInstant(dateTime) ? dateTime : momentIn(zone, day, time);
    const to = repeat && repeatDay ? addressOfDay(repeat, repeatDay) : '/reminders';
    return { title, createdAt, startsAt, to };
  }
  const read = readRecord(schedules, id, stored);
  if (!read.ok) return undefined;
  const { title, createdAt, date, startTime } = read.record;
  if (!isReadable(date)) return undefined;
  return { title, createdAt, startsAt: momentIn(zone, date, startTime), to: `/timetable?date=${date}` };
}

/** A moment with the text of the start time of its item. */
export interface TimedMoment extends Moment {
  readonly time: string;
  readonly kind: NotifiedKind;
}

/** Both notification moments of an item for a user in that time zone. */
export function momentsOfStarting(
  { kind, id }: ItemRef,
  { title: name, startsAt, createdAt, to }: Starting,
  zone: string,
  hourCycle?: HourCycle,
): readonly TimedMoment[] {
  const timeText = (moment: Instant) => clockText(clockIn(zone, moment).time, hourCycle);
  const time = timeText(startsAt);
  const item = { type: kind, id, title: name, startsAt, createdAt };
  return momentsOf(item, { ...notifiedHere, timeText }).map(({ tag, at, title, body, lateBody }) => ({
    ...{ tag, kind, item: id, at, startsAt, madeAt: createdAt, time },
    words: { name, title, body, lateBody, to },
  }));
}

/** Both notification moments of a stored reminder or activity. Empty for unreadable records. */
export function momentsInZone(
  item: ItemRef,
  stored: unknown,
  zone: string,
  hourCycle?: HourCycle,
): readonly TimedMoment[] {
  const starting = startingOf(item, stored, zone);
  return starting ? momentsOfStarting(item, starting, zone, hourCycle) : [];
}
