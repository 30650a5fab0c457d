import { describe, expect, it } from 'vitest';
import { planDay } from '../time/plan-day.ts';
import { calendarSearchOf, readCalendarSearch } from './calendar-address.ts';
import { calendarKinds } from './calendar-items.ts';

const today = planDay('2026-03-10');
const nothing = { view: null, date: null, without: null };

describe('the address of the calendar', () => {
  it.each([null, '', 'day', 'Week', 'month'])('[CA3] with the view %j shows a month', (view) =>
    expect(readCalendarSearch({ ...nothing, view }, today).view).toBe('month'),
  );

  it.each([null, '', 'tomorrow', '2026-02-30', '2026-3-1', '0999-12-31', '1000-01-01', '9999-12-31'])(
    '[CA3] with the date %j shows today',
    (date) => expect(readCalendarSearch({ ...nothing, date }, today).date).toBe(today),
  );

  it('[CA2] contains view and date, and reads back the same', () => {
    const place = { view: 'week', date: planDay('2026-04-01'), kinds: calendarKinds } as const;
    expect(calendarSearchOf(place)).toEqual({ view: 'week', date: '2026-04-01' });
    expect(readCalendarSearch({ ...nothing, ...calendarSearchOf(place) }, today)).toEqual(place);
  });

  it('[CA7] contains the kinds that are switched off, and unknown ones are ignored', () => {
    const place = { view: 'month', date: today, kinds: ['task', 'reminder', 'goal'] } as const;
    expect(calendarSearchOf(place)['without']).toBe('work,activity');
    expect(readCalendarSearch({ ...nothing, ...calendarSearchOf(place) }, today)).toEqual(place);
    expect(readCalendarSearch({ ...nothing, without: 'moons,' }, today).kinds).toEqual(calendarKinds);
  });
});
