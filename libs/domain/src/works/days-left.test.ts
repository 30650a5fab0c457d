import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDayOf } from '../time/clock.ts';
import { addDays, planDay } from '../time/plan-day.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import {
  completionRate,
  daysLeft,
  daysLeftText,
  isDueSoon,
  lastDayText,
  leftOpenText,
  workState,
} from './days-left.ts';

const today = planDay('2026-03-04');
const endingIn = (days: number) => ({ endDate: addDays(today, days) });

describe('days left', () => {
  it.each([-400, -1, 0, 1, 3, 4, 14, 400])('[DB4] counts %i calendar days to the end', (days) => {
    expect(daysLeft(endingIn(days), today)).toBe(days);
  });

  it.each(zones)('[DB4] is the same at the first and the last minute of the days of a year in %s', (zone) => {
    inZone(zone, () => {
      for (let date = 1; date <= 366; date += 1) {
        const work = { endDate: addDays(planDay('2026-01-01'), date + 9) };
        const early = planDayOf(new Date(2026, 0, date, 0, 1));
        const late = planDayOf(new Date(2026, 0, date, 23, 59));
        expect([daysLeft(work, early), daysLeft(work, late)]).toEqual([10, 10]);
      }
    });
  });

  it.each([
    [-30, 'Ended'],
    [-1, 'Ended'],
    [0, 'Ended'],
    [1, '1 day left'],
    [2, '2 days left'],
    [3, '3 days left'],
    [365, '365 days left'],
  ])('[DB5] of %i is %s', (days, text) => expect(daysLeftText(days)).toBe(text));

  it.each([
    [-1, undefined],
    [0, 'Last day'],
    [1, undefined],
  ])('[DB16] of %i adds %s', (days, text) => expect(lastDayText(days)).toBe(text));

  it.each([
    [-1, 3, '3 open'],
    [-30, 1, '1 open'],
    [-1, 0, undefined],
    [0, 3, undefined],
    [5, 3, undefined],
  ])('[DB16] of %i with %i open tasks adds %s', (days, open, text) =>
    expect(leftOpenText(days, open)).toBe(text),
  );

  it.each([
    [-1, true],
    [0, true],
    [1, true],
    [3, true],
    [4, false],
    [14, false],
  ])('[DB6] of %i is red: %s', (days, red) => expect(isDueSoon(days)).toBe(red));
});

describe('a work', () => {
  it.each([
    [-1, 'completed'],
    [0, 'completed'],
    [1, 'active'],
    [30, 'active'],
  ] as const)('[DB8] with %i days left is %s', (days, state) => {
    expect(workState(endingIn(days), today)).toBe(state);
  });
});

describe('the completion rate', () => {
  it.each([
    [0, 0, 0],
    [0, 5, 0],
    [1, 3, 33],
    [2, 3, 67],
    [5, 5, 100],
    [999, 1000, 99],
  ])('[DB11] of %i done of %i tasks is %i', (done, all, rate) =>
    expect(completionRate(done, all)).toBe(rate),
  );

  it('[DB11] is a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (done, open) => {
        const rate = completionRate(done, done + open);
        expect(Number.isInteger(rate) && rate >= 0 && rate <= 100).toBe(true);
      }),
    );
  });
});
