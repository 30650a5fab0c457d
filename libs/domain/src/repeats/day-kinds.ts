import type { PlanDay } from '../brands.ts';
import type { Repeat } from '../records/repeat.ts';
import {
  type Computed,
  type DayRecord,
  type DayRecords,
  type Makes,
  seriesDayId,
} from '../records/series-day.ts';
import { dayOfReminder, momentOfReminder } from '../reminders/reminder-moment.ts';
import { openSteps } from '../steps/without-reading.ts';
import { planDayOf } from '../time/clock.ts';
import { isInstant } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { noonOf } from '../time/plan-day.ts';
import type { MissingDay } from './missing-days.ts';

/** What differs between the kinds of records that series make. */
interface DayKind<R extends DayRecord> {
  /** The record of a day that has none; the same fields on every device in the zone. Undefined if it has no such time. */
  readonly compute: (missing: MissingDay) => Computed<R> | undefined;
  /** The day for which a record is planned. */
  readonly dayOf: (record: R) => PlanDay | undefined;
  readonly inOrder: (a: R, b: R) => number;
}

const commonFields = ({ segment: { series, userId, title, createdAt }, day }: MissingDay) => ({
  id: seriesDayId(series, day),
  userId,
  title,
  createdAt,
  repeat: series,
  repeatDay: day,
  isComputed: true as const,
});

/** When the days of a series ring, if that was chosen. */
const leadsOf = ({ segment: { leads } }: MissingDay) => leads !== undefined && { leads };

/** Of all days, only the one that a zone has left out has no noon. */
const isThere = (day: PlanDay) => planDayOf(noonOf(day)) === day;

export const computedTask = (missing: MissingDay): Computed<DayRecords['task']> => {
  const { workId, note, steps } = missing.segment;
  return {
    ...commonFields(missing),
    completed: false,
    date: missing.day,
    ...(workId !== undefined && { workId }),
    ...(note !== undefined && { note }),
    ...(steps !== undefined && { steps: openSteps(steps) }),
  };
};

/** At the time of its series, wherever this device is. */
function computedReminder(missing: MissingDay): Computed<DayRecords['reminder']> | undefined {
  const { segment, day } = missing;
  const dateTime = segment.time && isThere(day) && momentAt(day, segment.time);
  return isInstant(dateTime)
    ? { ...commonFields(missing), ...leadsOf(missing), completed: false, dateTime }
    : undefined;
}

function computedActivity(missing: MissingDay): Computed<DayRecords['schedule']> | undefined {
  const { segment, day } = missing;
  const { time, endTime } = segment;
  if (time === undefined || endTime === undefined || !isThere(day)) return undefined;
  return { ...commonFields(missing), ...leadsOf(missing), date: day, startTime: time, endTime };
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

export const dayKinds: { readonly [M in Makes]: DayKind<DayRecords[M]> } = {
  task: {
    compute: computedTask,
    dayOf: ({ date }) => date,
    inOrder: (a, b) => compare(a.date ?? '', b.date ?? '') || compare(a.createdAt, b.createdAt),
  },
  reminder: {
    compute: computedReminder,
    dayOf: dayOfReminder,
    inOrder: (a, b) => compare(momentOfReminder(a), momentOfReminder(b)),
  },
  schedule: {
    compute: computedActivity,
    dayOf: ({ date }) => date,
    inOrder: (a, b) => compare(a.date, b.date) || compare(a.startTime, b.startTime),
  },
};

/** The segments of the series that make one kind of record. */
export const segmentsOf = (segments: readonly Repeat[], makes: Makes) =>
  segments.filter((segment) => segment.makes === makes);
