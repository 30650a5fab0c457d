import type { Activity } from '../records/activity.ts';
import type { ClockTime, PlanDay } from '../brands.ts';
import { clockTimeOf } from '../time/clock.ts';
import { clockTime } from '../time/clock-time.ts';
import { timeText } from '../time/format.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays, lastPlanDay } from '../time/plan-day.ts';

type Times = Pick<Activity, 'date' | 'startTime' | 'endTime'>;

const midnight = clockTime('00:00');

/** Whether the end is before the start, and therefore on the next day. */
export const isOvernight = ({ startTime, endTime }: Pick<Times, 'startTime' | 'endTime'>) =>
  endTime < startTime;

/** Whether part of it is on the next day. An end at midnight is not. */
export const lastsIntoNextDay = (times: Pick<Times, 'startTime' | 'endTime'>) =>
  isOvernight(times) && times.endTime !== midnight;

/** The start in local time. */
export const startOfActivity = ({ date, startTime }: Pick<Times, 'date' | 'startTime'>) =>
  momentAt(date, startTime);

/** The end in local time. */
export const endOfActivity = (activity: Times) =>
  momentAt(isOvernight(activity) ? addDays(activity.date, 1) : activity.date, activity.endTime);

const shownTime = (day: PlanDay, time: ClockTime) => clockTimeOf(new Date(momentAt(day, time)));

/** The planned length in milliseconds, of an activity that ends on its day. */
const lengthOf = ({ startTime, endTime }: Times) =>
  Date.parse(`1970-01-01T${endTime}Z`) - Date.parse(`1970-01-01T${startTime}Z`);

/**
 * The activity with the times that the local clock shows at its start and end, which differ where the clock skips them.
 * An end that the later start would reach is later too, so that the activity keeps its length.
 */
export function shownActivity<A extends Times>(activity: A): A {
  const { date, startTime, endTime } = activity;
  const isNight = isOvernight(activity);
  const lastDay = isNight && date < lastPlanDay ? addDays(date, 1) : date;
  const shown = { ...activity, startTime: shownTime(date, startTime), endTime: shownTime(lastDay, endTime) };
  if (shown.startTime === startTime && shown.endTime === endTime) return activity;
  if (isNight) return isOvernight(shown) ? shown : { ...shown, endTime };
  if (shown.startTime < shown.endTime) return shown;
  const end = Date.parse(startOfActivity(activity)) + lengthOf(activity);
  return { ...shown, endTime: clockTimeOf(new Date(end)) };
}

/** '10:00 PM – 6:00 AM +1' in en-US. */
export const activityTimesText = (activity: Pick<Times, 'startTime' | 'endTime'>, locale?: string) =>
  `${timeText(activity.startTime, locale)} – ${timeText(activity.endTime, locale)}${isOvernight(activity) ? ' +1' : ''}`;
