import type { ClockTime, PlanDay } from '../brands.ts';
import type { Activity } from '../records/activity.ts';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { isOvernight } from './activity-times.ts';

const hoursOfDay = 24;
const minutesOfDay = hoursOfDay * 60;
/** A shorter activity is drawn as long as this, so that its title can be read. */
const leastMinutes = 30;
/** A day with few activities shows as many hours, from 8 in the morning where they allow it. */
const leastHours = 10;
const usualStart = 8;

type Times = Pick<Activity, 'startTime' | 'endTime'>;

/** Where an activity is drawn: all of it from 0 to 1 of the grid's height or width. */
export interface GridBlock<A> {
  readonly activity: A;
  readonly top: number;
  readonly height: number;
  readonly left: number;
  readonly width: number;
}

export interface DayGrid<A> {
  /** The hours that begin in the grid, one after the other. */
  readonly hours: readonly number[];
  /** How many blocks stand side by side at most. */
  readonly columns: number;
  readonly blocks: readonly GridBlock<A>[];
}

/** What is drawn, in minutes of the day. */
interface Span<A> {
  readonly activity: A;
  readonly from: number;
  readonly to: number;
}

const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** One that lasts past midnight runs to the end of its own day (TT15); a short one near it is drawn earlier. */
function spanOf<A extends Times>(activity: A): Span<A> {
  const from = Math.min(minutesOf(activity.startTime), minutesOfDay - leastMinutes);
  const end = isOvernight(activity) ? minutesOfDay : minutesOf(activity.endTime);
  return { activity, from, to: Math.max(end, from + leastMinutes) };
}

/** From an hour before the first activity to an hour after the last, in whole hours. */
function windowOf(spans: readonly Span<unknown>[]): { readonly first: number; readonly last: number } {
  const first = Math.max(0, Math.floor(Math.min(...spans.map(({ from }) => from)) / 60) - 1);
  const last = Math.min(hoursOfDay, Math.ceil(Math.max(...spans.map(({ to }) => to)) / 60) + 1);
  if (spans.length === 0) return { first: usualStart, last: usualStart + leastHours };
  if (last - first >= leastHours) return { first, last };
  const begin = Math.max(0, Math.min(first, Math.max(last - leastHours, usualStart)));
  return { first: begin, last: begin + leastHours };
}

/** Those that overlap, one with the next, so that no other touches them; by start. */
function clustersOf<A>(spans: readonly Span<A>[]): readonly (readonly Span<A>[])[] {
  const clusters: Span<A>[][] = [];
  let end = 0;
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = clusters.at(-1);
    if (last && span.from < end) last.push(span);
    else clusters.push([span]);
    end = Math.max(end, span.to);
  }
  return clusters;
}

/** The column of each: the first one that is free by then. */
function columnsOf(cluster: readonly Span<unknown>[]): readonly number[] {
  const ends: number[] = [];
  return cluster.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from);
    const column = free === -1 ? ends.length : free;
    ends[column] = to;
    return column;
  });
}

/** A day's activities on a grid of hours: as high as they last, side by side where they overlap. */
export function dayGridOf<A extends Times>(activities: readonly A[]): DayGrid<A> {
  const spans = activities.map(spanOf);
  const { first, last } = windowOf(spans);
  const minutes = (last - first) * 60;
  let columns = 1;
  const blocks = clustersOf(spans).flatMap((cluster) => {
    const own = columnsOf(cluster);
    const count = Math.max(...own) + 1;
    columns = Math.max(columns, count);
    return cluster.map(({ activity, from, to }, index) => ({
      activity,
      top: (from - first * 60) / minutes,
      height: (to - from) / minutes,
      left: (own[index] ?? 0) / count,
      width: 1 / count,
    }));
  });
  return { hours: Array.from({ length: last - first }, (_, index) => first + index), columns, blocks };
}

/** Where now is in a day's grid, from 0 to 1; undefined on other days and outside its hours. */
export function nowInGrid({ hours }: DayGrid<unknown>, day: PlanDay, now: Date): number | undefined {
  if (planDayOf(now) !== day) return undefined;
  const at = (minutesOf(clockTimeOf(now)) - (hours[0] ?? 0) * 60) / (hours.length * 60);
  return at >= 0 && at <= 1 ? at : undefined;
}

const hourText = (hour: number) => `${String(hour % hoursOfDay).padStart(2, '0')}:00` as ClockTime;

/** The times of an hour: what a press on it in the grid fills in. */
export const timesOfHour = (hour: number): Times => ({
  startTime: hourText(hour),
  endTime: hourText(hour + 1),
});
