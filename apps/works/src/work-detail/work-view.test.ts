import { planDay } from '@dayloom/domain';
import { expect, it } from 'vitest';
import { workView } from './work-view.ts';

const work = { startDate: planDay('2026-03-05'), endDate: planDay('2026-03-15') };
const today = planDay('2026-03-10');

it.each([null, '', 'soon', '2026-02-30', '2026-03-04', '2026-03-16'])(
  '[WD2] %s is not a day of the work: it starts at today',
  (asked) => {
    expect(workView(work, asked, today)).toBe('2026-03-10');
  },
);

it('[WD2] a day of the work in the address is selected', () => {
  expect(workView(work, '2026-03-15', today)).toBe('2026-03-15');
});

it('[WD20] the address can select all tasks', () => {
  expect(workView(work, 'all', today)).toBe('all');
});
