import { addDays } from '../time/plan-day.ts';
import type { ClockTime, PlanDay } from '../brands.ts';
import type { Activity } from '../records/activity.ts';
import { clockTimeOf } from '../time/clock.ts';
import { isOvernight, lastsIntoNextDay } from './activity-times.ts';

const minutesOfDay = 24 * 60;
/** The minimum height, in minutes, so that the title is readable. */
const leastMinutes = 30;
/** Minutes: a dragged activity starts at a multiple of this. */
const dragStep = 15;

type Times = Pick<Activity, 'date' | 'startTime' | 'endTime'>;
/** A planned activity, such as the target of a drag, has no `createdAt` yet. */
type Ordered = Times & Partial<Pick<Activity, 'createdAt'>>;

/** The part of an activity on one day. Positions and sizes are fractions of the day's height or width, from 0 to 1. */
export interface GridBlock<A> {
  readonly activity: A;
  /** Whether it began on the day before. */
  readonly continues: boolean;
  readonly top: number;
  readonly height: number;
  readonly left: number;
  readonly width: number;
}

/** The part of an activity on one day, in minutes of that day. */
interface Part<A> {
  readonly activity: A;
  readonly continues: boolean;
  readonly from: number;
  readonly to: number;
}

const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number) => {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':') as ClockTime;
};

/** The end of an activity, in minutes of the day on which it starts. */
const endOf = (activity: Times) => minutesOf(activity.endTime) + (isOvernight(activity) ? minutesOfDay : 0);

/** Orders activities by day, start and end, then by creation. */
export const byTimes = (a: Ordered, b: Ordered) =>
  a.date.localeCompare(b.date) ||
  a.startTime.localeCompare(b.startTime) ||
  endOf(a) - endOf(b) ||
  (a.createdAt ?? '').localeCompare(b.createdAt ?? '');

function partsOf<A extends Ordered>(activities: readonly A[], day: PlanDay): readonly Part<A>[] {
  const before = addDays(day, -1);
  return activities.toSorted(byTimes).flatMap((activity): readonly Part<A>[] => {
    if (activity.date === before && lastsIntoNextDay(activity))
      return [{ activity, continues: true, from: 0, to: minutesOf(activity.endTime) }];
    if (activity.date !== day) return [];
    const to = Math.min(endOf(activity), minutesOfDay);
    return [{ activity, continues: false, from: minutesOf(activity.startTime), to }];
  });
}

/** Extends a short part to a readable length; near midnight its start moves up. */
function readable<A>(part: Part<A>): Part<A> {
  const from = Math.min(part.from, minutesOfDay - leastMinutes);
  return { ...part, from, to: Math.max(part.to, from + leastMinutes) };
}

/** Groups of parts that overlap, directly or through others, in order. */
function groupsOf<A>(parts: readonly Part<A>[]): readonly (readonly Part<A>[])[] {
  const groups: Part<A>[][] = [];
  let end = 0;
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    const last = groups.at(-1);
    if (last && part.from < end) last.push(part);
    else groups.push([part]);
    end = Math.max(end, part.to);
  }
  return groups;
}

/** The column of each part of a group: the first one that is free at its start. */
function columnsOf(group: readonly Part<unknown>[]): readonly number[] {
  const ends: number[] = [];
  return group.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from);
    const column = free === -1 ? ends.length : free;
    ends[column] = to;
    return column;
  });
}

/**
 * The blocks of a day's activities, by start and end: as high as their duration, in columns while they overlap,
 * including those that continue from the day before.
 * @param activities of the day and the day before; others are ignored
 */
export const dayBlocksOf = <A extends Ordered>(
  activities: readonly A[],
  day: PlanDay,
): readonly GridBlock<A>[] =>
  groupsOf(partsOf(activities, day).map(readable)).flatMap((group) => {
    const columns = columnsOf(group);
    const count = Math.max(...columns) + 1;
    return group.map(({ activity, continues, from, to }, index) => ({
      activity,
      continues,
      top: from / minutesOfDay,
      height: (to - from) / minutesOfDay,
      left: (columns[index] ?? 0) / count,
      width: 1 / count,
    }));
  });

/** The position of a moment in its day by the local clock, from 0 to 1. */
export const positionInDay = (moment: Date) => minutesOf(clockTimeOf(moment)) / minutesOfDay;

/** The times of an hour from 0 to 23, for a click on it in the grid. */
export const timesOfHour = (hour: number): Pick<Times, 'startTime' | 'endTime'> => ({
  startTime: timeOf(hour * 60),
  endTime: timeOf((hour + 1) * 60),
});

/**
 * The times of an activity after a drag: the same length, a start on a quarter hour, and inside the day. A move of less
 * than half a step changes only the day.
 * @param by how far it is moved down, as a fraction of a day
 */
export function movedActivity(activity: Times, day: PlanDay, by: number): Times {
  const start = minutesOf(activity.startTime);
  const length = endOf(activity) - start;
  const moved = by * minutesOfDay;
  const snapped = Math.round((start + moved) / dragStep) * dragStep;
  const from =
    Math.abs(moved) < dragStep / 2 ? start : Math.max(0, Math.min(snapped, minutesOfDay - dragStep));
  return { date: day, startTime: timeOf(from), endTime: timeOf(from + length) };
}
