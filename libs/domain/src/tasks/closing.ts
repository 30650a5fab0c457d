import type { PlanDay } from '../brands.ts';
import { clockTime } from '../time/clock-time.ts';
import { instantOf } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';

const closingTime = clockTime('17:00');

/** Whether it is late enough to close the day; true until the user's next day begins. */
export const isClosingTime = (day: PlanDay, now: Date) => instantOf(now) >= momentAt(day, closingTime);

export const doneTodayText = (done: number) => `${done} done today`;
