// @vitest-environment jsdom
import { planDay } from '@dayloom/domain';
import { closed, field } from '@dayloom/testing/dialog-form';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tomorrow, yesterday } from '../testing/day-records.ts';
import {
  activityOf,
  block,
  blocksOf,
  column,
  openTimetable,
  selectedDay,
} from '../testing/open-timetable.tsx';
import { onWideScreen } from '../testing/windows.ts';

beforeEach(onWideScreen);
afterEach(() => vi.unstubAllGlobals());

const tuesday = 'Tuesday, March 10';
const swim = activityOf('Swim', '18:00', '19:00');

describe('the grid of a week', () => {
  it('[TT18] [TT15] has a column for each day, including activities from the day before', async () => {
    await openTimetable([
      swim,
      activityOf('Night train', '22:00', '06:00'),
      activityOf('Film', '23:30', '00:00', tomorrow),
      activityOf('Party', '20:00', '02:00', planDay('2026-03-07')),
    ]);
    await waitFor(() =>
      expect(blocksOf(tuesday)).toEqual(['Swim 6:00 PM – 7:00 PM', 'Night train 10:00 PM – 6:00 AM +1']),
    );
    expect(blocksOf('Sunday, March 8')).toEqual(['Party from the day before, until 2:00 AM']);
    expect(blocksOf('Wednesday, March 11')).toEqual([
      'Night train from the day before, until 6:00 AM',
      'Film 11:30 PM – 12:00 AM +1',
    ]);
    expect(blocksOf('Thursday, March 12')).toEqual([]);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toHaveLength(7);
  });

  it('[TT4] [TT18] marks the current time only in the column of today', async () => {
    const { container } = await openTimetable();
    const [now, ...others] = container.querySelectorAll<HTMLElement>('[data-day] [data-now]');
    expect([now?.style.top, column(tuesday).contains(now!), others]).toEqual(['50%', true, []]);
  });

  it('[TT18] a press on an activity selects its day and opens its form', async () => {
    const { person } = await openTimetable([activityOf('Swim', '18:00', '19:00', tomorrow)]);
    await person.click(await block('Swim'));
    expect(screen.getByRole('dialog', { name: 'Edit Activity' })).toBeTruthy();
    expect([selectedDay(), field('Activity Title').value]).toEqual([tomorrow, 'Swim']);
    await person.keyboard('{Escape}');
    await closed();
    expect(document.activeElement).toBe(await block('Swim'));
  });

  it('[TT8] [TT11] [TT18] a past day accepts no new activity, and its activities only select it', async () => {
    const { person } = await openTimetable([activityOf('Run', '07:00', '08:00', yesterday)]);
    await person.click(await block('Run'));
    expect([selectedDay(), screen.queryByRole('dialog')]).toEqual([yesterday, null]);
    const monday = within(column('Monday, March 9'));
    expect(monday.queryByRole('button', { name: /Add Activity at/ })).toBeNull();
    expect(within(column(tuesday)).getAllByRole('button', { name: /Add Activity at/ })).toHaveLength(24);
  });

  it('[TT18] a press on a part that continues from a past day selects that day', async () => {
    const { person } = await openTimetable([activityOf('Night train', '22:00', '06:00', yesterday)]);
    await person.click(
      await within(column(tuesday)).findByRole('button', { name: /^Night train from the day before/ }),
    );
    expect([selectedDay(), screen.queryByRole('dialog')]).toEqual([yesterday, null]);
  });

  it('[TT18] a pressed activity may not cover its neighbours after Escape, until a key moves the focus', async () => {
    const { person, container } = await openTimetable([swim, activityOf('Run', '18:30', '19:30')]);
    const mayCover = () => container.querySelectorAll('[data-pressed="false"] li button').length > 0;
    const first = await block('Swim');
    expect(mayCover()).toBe(true);
    await person.click(first);
    await person.keyboard('{Escape}');
    await closed();
    expect([document.activeElement, mayCover()]).toEqual([first, false]);
    await person.keyboard('{Tab}');
    expect([document.activeElement, mayCover()]).toEqual([await block('Run'), true]);
  });

  it("[TT17] keys move the focus to the next day's first activity, else to the day in the strip", async () => {
    const { person } = await openTimetable([swim, activityOf('Run', '07:00', '08:00', tomorrow)]);
    const first = await block('Swim');
    act(() => first.focus());
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await block('Run'));
    await person.keyboard('{ArrowRight}');
    expect((document.activeElement as HTMLInputElement).value).toBe('2026-03-12');
  });
});
