import type { Activity } from '../records/activity.ts';
import { clockTime } from '../time/clock-time.ts';
import { timeText } from '../time/format.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays } from '../time/plan-day.ts';

type Times = Pick<Activity, 'date' | 'startTime' | 'endTime'>;

const midnight = clockTime('00:00');

/** Whether its end is of the next day: it is before its start. */
export const isOvernight = ({ startTime, endTime }: Pick<Times, 'startTime' | 'endTime'>) =>
  endTime < startTime;

/** Whether some of it lies in the next day: what ends at midnight is over by then. */
export const lastsIntoNextDay = (times: Pick<Times, 'startTime' | 'endTime'>) =>
  isOvernight(times) && times.endTime !== midnight;

/** When it begins, in local time. */
export const startOfActivity = ({ date, startTime }: Pick<Times, 'date' | 'startTime'>) =>
  momentAt(date, startTime);

/** When it ends, in local time. */
export const endOfActivity = (activity: Times) =>
  momentAt(isOvernight(activity) ? addDays(activity.date, 1) : activity.date, activity.endTime);

/** '10:00 PM – 6:00 AM +1' in en-US. */
export const activityTimesText = (activity: Pick<Times, 'startTime' | 'endTime'>, locale?: string) =>
  `${timeText(activity.startTime, locale)} – ${timeText(activity.endTime, locale)}${isOvernight(activity) ? ' +1' : ''}`;
