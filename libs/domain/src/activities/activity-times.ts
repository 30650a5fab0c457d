import type { Activity } from '../records/activity.ts';
import { clockTime } from '../time/clock-time.ts';
import { timeText } from '../time/format.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays } from '../time/plan-day.ts';

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

/** '10:00 PM – 6:00 AM +1' in en-US. */
export const activityTimesText = (activity: Pick<Times, 'startTime' | 'endTime'>, locale?: string) =>
  `${timeText(activity.startTime, locale)} – ${timeText(activity.endTime, locale)}${isOvernight(activity) ? ' +1' : ''}`;
