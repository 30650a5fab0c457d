import type { PlanDay } from '../brands.ts';
import { isPlanDay } from '../time/plan-day.ts';
import type { Activity } from './activity.ts';
import type { Reminder } from './reminder.ts';
import type { Repeat } from './repeat.ts';
import type { Task } from './task.ts';

/** The records that are days of series, by what the series makes. */
export interface DayRecords {
  readonly task: Task;
  readonly reminder: Reminder;
  readonly schedule: Activity;
}
export type Makes = Repeat['makes'];

/** A record that can be a day of a series. */
export type DayRecord = DayRecords[Makes];

/** A day of a series that has no record yet: its first change stores one. */
export type Computed<R extends DayRecord> = R & {
  readonly repeat: string;
  readonly repeatDay: PlanDay;
  readonly isComputed: true;
};

export const isComputed = <R extends DayRecord>(record: R): record is Computed<R> => 'isComputed' in record;

/** The id of everything that is stored for a day of a series, so that two devices store one record. */
export const seriesDayId = (series: string, day: PlanDay) => `${series}-${day.replaceAll('-', '')}`;

export interface SeriesDay {
  /** The id of the series. */
  readonly series: string;
  readonly day: PlanDay;
}

/** The day of a series for which `seriesDayId` is the id; undefined for other ids. */
export function seriesDayOf(id: string): SeriesDay | undefined {
  const [, series, ...digits] = /^(.+)-(\d{4})(\d\d)(\d\d)$/.exec(id) ?? [];
  const day = digits.join('-');
  return series !== undefined && isPlanDay(day) ? { series, day } : undefined;
}
