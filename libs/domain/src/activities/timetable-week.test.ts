import { expect, it } from 'vitest';
import { addDays, firstPlanDay, lastPlanDay, planDay } from '../time/plan-day.ts';
import { weekOf } from '../time/week.ts';
import { addActivityTitle, isTimetableDay, weekRangeText } from './timetable-week.ts';

it('[TT2] the range label names the ends of the week', () => {
  expect(weekRangeText(weekOf(planDay('2026-03-04'), 0))).toBe('Mar 1 - Mar 7');
  expect(weekRangeText(weekOf(planDay('2026-01-01'), 1))).toBe('Dec 29 - Jan 4');
});

it('[TT10] the modal names the day', () => {
  expect(addActivityTitle(planDay('2026-03-04'), 'en-US')).toBe('Add Activity for Mar 4, 2026');
});

it('[TT2] every day that it shows has a week, with a week before and after it', () => {
  for (const text of ['2026-02-30', '', null, undefined, firstPlanDay, lastPlanDay])
    expect(isTimetableDay(text)).toBe(false);
  for (const day of [addDays(firstPlanDay, 14), planDay('2026-03-04'), addDays(lastPlanDay, -14)]) {
    expect(isTimetableDay(day)).toBe(true);
    for (const adjacent of [-7, 0, 7]) expect(weekOf(addDays(day, adjacent), 1)).toHaveLength(7);
  }
});
