import { planDay } from '@dayloom/domain';
import { expect, it } from 'vitest';
import { selectedDay } from './selected-day.ts';

const work = { startDate: planDay('2026-03-05'), endDate: planDay('2026-03-15') };
const today = planDay('2026-03-10');

it.each([null, '', 'soon', '2026-02-30', '2026-03-04', '2026-03-16'])(
  '[WD2] %s names no day of the work: it starts at today',
  (asked) => {
    expect(selectedDay(work, asked, today)).toBe('2026-03-10');
  },
);

it('[WD2] a day of the work in the address is selected', () => {
  expect(selectedDay(work, '2026-03-15', today)).toBe('2026-03-15');
});
