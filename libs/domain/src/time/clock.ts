import type { Instant, PlanDay } from '../brands.ts';
import { instantOf } from './instant.ts';
import { planDayOf } from './plan-day.ts';

/** Where the product gets the time from; handed in so that tests own it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const nowOf = (clock: Clock): Instant => instantOf(clock.now());
export const todayOf = (clock: Clock): PlanDay => planDayOf(clock.now());
