import { formatISO } from 'date-fns';
import type { Instant, PlanDay } from '../brands.ts';
import { instantOf } from './instant.ts';

/** Where the product gets the time from; handed in so that tests own it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The local calendar day that holds `date`. */
export const planDayOf = (date: Date) => formatISO(date, { representation: 'date' }) as PlanDay;

export const nowOf = (clock: Clock): Instant => instantOf(clock.now());
export const todayOf = (clock: Clock): PlanDay => planDayOf(clock.now());
