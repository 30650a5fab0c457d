import { describe, expect, it } from 'vitest';
import { addDays, planDay } from '../time/plan-day.ts';
import {
  canGoBack,
  canGoForward,
  dayAllowsChange,
  firstSelectedDay,
  isOutside,
  kindOfDay,
  stepDay,
  tasksProgress,
  tasksProgressText,
} from './plan-range.ts';

const first = planDay('2026-02-27');
const last = planDay('2026-03-02');
const range = { startDate: first, endDate: last };
const oneDay = { startDate: first, endDate: first };

describe('the selected day', () => {
  it.each([
    ['2026-01-01', '2026-02-27'],
    ['2026-02-26', '2026-02-27'],
    ['2026-02-27', '2026-02-27'],
    ['2026-02-28', '2026-02-28'],
    ['2026-03-02', '2026-03-02'],
    ['2026-03-03', '2026-03-02'],
    ['2027-01-01', '2026-03-02'],
  ])('[WD2] starts, on %s, at %s', (today, day) => expect(firstSelectedDay(range, planDay(today))).toBe(day));

  it('[WD3] cannot go before the first day', () => {
    expect(canGoBack(range, first)).toBe(false);
    expect(canGoBack(range, addDays(first, 1))).toBe(true);
    expect(canGoBack(range, last)).toBe(true);
    expect(canGoBack(oneDay, first)).toBe(false);
    expect(stepDay(range, first, -1)).toBe(first);
  });

  it('[WD4] cannot go past the last day', () => {
    expect(canGoForward(range, last)).toBe(false);
    expect(canGoForward(range, addDays(last, -1))).toBe(true);
    expect(canGoForward(range, first)).toBe(true);
    expect(canGoForward(oneDay, first)).toBe(false);
    expect(stepDay(range, last, 1)).toBe(last);
  });

  it('[WD5] moves by one calendar day through the whole range and back', () => {
    const there = [first];
    while (canGoForward(range, there.at(-1)!)) there.push(stepDay(range, there.at(-1)!, 1));
    expect(there).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    const back = [last];
    while (canGoBack(range, back.at(-1)!)) back.push(stepDay(range, back.at(-1)!, -1));
    expect(back).toEqual(there.toReversed());
  });

  it('[WD2] moves into the range after it was shortened', () => {
    expect(stepDay(range, planDay('2026-06-01'), -1)).toBe(last);
  });
});

describe('a day of the plan', () => {
  it.each([
    ['2026-03-03', 'past', false],
    ['2026-03-04', 'today', true],
    ['2026-03-05', 'future', true],
    ['2027-03-03', 'future', true],
    ['2025-12-31', 'past', false],
  ] as const)('[WD10] %s is %s and allows changes: %s', (day, kind, allows) => {
    const today = planDay('2026-03-04');
    expect(kindOfDay(planDay(day), today)).toBe(kind);
    expect(dayAllowsChange(planDay(day), today)).toBe(allows);
  });

  it.each([
    ['2026-02-26', true],
    ['2026-02-27', false],
    ['2026-03-01', false],
    ['2026-03-02', false],
    ['2026-03-03', true],
  ])('[WD15] %s is outside the range: %s', (day, outside) => {
    expect(isOutside(range, planDay(day))).toBe(outside);
  });
});

describe('the progress of tasks', () => {
  it.each([
    [0, 0, 0],
    [0, 4, 0],
    [1, 4, 0.25],
    [4, 4, 1],
    [5, 4, 1],
  ])('[WD13] of %i in %i is %f', (done, all, share) => expect(tasksProgress(done, all)).toBe(share));

  it('[WD13] has a text', () => expect(tasksProgressText(2, 5)).toBe('2 of 5 done'));
});
