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
  momentsOf,
  type PlanDay,
  readRecord,
  reminders,
  schedules,
} from '@dayloom/domain';
import type { Moment } from '@dayloom/domain/notifications';
import type { HourCycle } from '@dayloom/domain/settings';
import type { ItemRef } from './items.ts';

interface Starting {
  readonly title: string;
  readonly startsAt: Instant;
  readonly createdAt: Instant;
  /** The address that a click opens, the same as in the app's own notifications. */
  readonly to: string;
}

/** Time zone lookups also read the neighbouring days, and local time can be on yet another day. */
const [firstDay, lastDay] = [addDays(firstPlanDay, 2), addDays(lastPlanDay, -2)];

/** Whether every time zone can express the day. Stored moments can have any year from 0 on. */
const isReadable = (day: string) => day >= firstDay && day <= lastDay;

function startingOf({ kind, id }: ItemRef, stored: unknown, zone: string): Starting | undefined {
  if (kind === 'reminder') {
    const read = readRecord(reminders, id, stored);
    if (!read.ok) return undefined;
    const { title, createdAt, dateTime } = read.record;
    const [day, time] = dateTime.split('T') as [PlanDay, ClockTime];
    if (!isReadable(day)) return undefined;
    const startsAt = isInstant(dateTime) ? dateTime : momentIn(zone, day, time);
    return { title, createdAt, startsAt, to: '/reminders' };
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
}

/**
 * Both notification moments of a stored reminder or activity for a user in that time zone. Empty for unreadable
 * records.
 */
export function momentsInZone(
  item: ItemRef,
  stored: unknown,
  zone: string,
  hourCycle?: HourCycle,
): readonly TimedMoment[] {
  const starting = startingOf(item, stored, zone);
  if (!starting) return [];
  const { title: name, startsAt, createdAt: madeAt, to } = starting;
  const timeText = (moment: Instant) => clockText(clockIn(zone, moment).time, hourCycle);
  const time = timeText(startsAt);
  const { kind, id } = item;
  return momentsOf({ type: kind, id, ...starting }, timeText).map(({ tag, at, title, body, lateBody }) => ({
    ...{ tag, kind, item: id, at, startsAt, madeAt, time },
    words: { name, title, body, lateBody, to },
  }));
}
