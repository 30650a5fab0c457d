import { expect, it } from 'vitest';
import { addDays, daysBetween, firstPlanDay, lastPlanDay } from '../time/plan-day.ts';
import { dayOf, lastNumber, numberOf } from './day-number.ts';

it('[RP1] the number of a day leads back to it, from the first to the last year', () => {
  const first = numberOf(firstPlanDay);
  const steps = Array.from({ length: daysBetween(firstPlanDay, lastPlanDay) / 41 }, (_, step) => step * 41);
  const wrong = steps.filter((step) => dayOf(first + step) !== addDays(firstPlanDay, step));
  expect([wrong, dayOf(lastNumber)]).toEqual([[], lastPlanDay]);
});
