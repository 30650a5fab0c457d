// @vitest-environment jsdom
import { patch, remove } from '@dayloom/data';
import { clockTime, planDay } from '@dayloom/domain';
import { seriesDialogs } from '@dayloom/series';
import { closed, field } from '@dayloom/testing/dialog-form';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tomorrow, yesterday } from '../testing/day-records.ts';
import { activitiesOf, activityOf, days, openTimetable, selectedDay } from '../testing/open-timetable.tsx';
import { onWideScreen } from '../testing/windows.ts';

beforeEach(onWideScreen);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const column = (name: string) => screen.getByRole('group', { name });
const blocksOf = (name: string) =>
  within(column(name))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const block = (title: string) =>
  screen.findByRole('button', { name: (name) => name.startsWith(title) && !name.includes('activity') });

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

describe('dragging', () => {
  const [columnWidth, hour] = [100, 10];
  /** Pixels by which the grid, the window, and the columns sideways are scrolled. */
  let scrolled = { grid: 0, window: 0, sideways: 0 };

  /** Columns side by side from Sunday, with ten pixels for each hour, because jsdom has no layout. */
  beforeEach(() => {
    scrolled = { grid: 0, window: 0, sideways: 0 };
    HTMLElement.prototype.setPointerCapture = () => undefined;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
      this: HTMLElement,
    ) {
      const index = days().findIndex(({ value }) => value === this.dataset['day']);
      const { grid, window, sideways } = scrolled;
      return index === -1
        ? new DOMRect(0, -window, 7 * columnWidth, 24 * hour)
        : new DOMRect(index * columnWidth - sideways, -grid - window, columnWidth, 24 * hour);
    });
  });

  const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 };
  const at = (weekday: number, hours: number) => ({
    ...mouse,
    clientX: (weekday + 0.5) * columnWidth,
    clientY: hours * hour,
  });

  /** Lifts Tuesday's Swim in its middle, and moves it. */
  async function liftTo(weekday: number, hours: number) {
    const lifted = await within(column(tuesday)).findByRole('button', { name: /^Swim/ });
    fireEvent.pointerDown(lifted, at(2, 18.5));
    fireEvent.pointerMove(window, at(weekday, hours));
  }
  const release = (weekday: number, hours: number) =>
    act(async () => fireEvent.pointerUp(window, at(weekday, hours)));

  it('[TT19] [ER49] moves an activity to another day and time, and Undo moves it back', async () => {
    const { shell, stored } = await openTimetable([swim]);
    const before = await stored();
    await liftTo(4, 9.6);
    expect(column('Thursday, March 12').textContent).toContain('9:00 AM – 10:00 AM');
    await release(4, 9.6);
    await waitFor(() =>
      expect(shell.shown).toMatchObject([
        { kind: 'success', message: 'Activity updated successfully', detail: 'Swim' },
      ]),
    );
    expect(await stored()).toEqual([
      { ...before[0], date: '2026-03-12', startTime: '09:00', endTime: '10:00' },
    ]);
    await waitFor(() => expect(selectedDay()).toBe('2026-03-12'));
    await act(async () => shell.shown[0]?.undo?.());
    expect(await stored()).toEqual(before);
  });

  it("[RP21] [RP15] moves one day of a series; 'All' moves the series, and one undo moves both back", async () => {
    await seriesDialogs.load();
    const rule = 'FREQ=WEEKLY;BYDAY=TU';
    const { stored, series, shell, pressInToast } = await openTimetable([
      activitiesOf('Swim', '18:00', '19:00', { rule }),
    ]);
    await liftTo(4, 9.6);
    await release(4, 9.6);
    await waitFor(() =>
      expect(shell.shown).toMatchObject([{ message: 'Activity updated successfully', detail: 'Swim' }]),
    );
    const moved = { date: '2026-03-12', startTime: '09:00', endTime: '10:00', repeatDay: '2026-03-10' };
    expect(await stored()).toMatchObject([moved]);
    await waitFor(() => expect(blocksOf('Thursday, March 12')).toEqual(['Swim 9:00 AM – 10:00 AM']));
    expect(blocksOf(tuesday)).toEqual([]);
    await pressInToast('all');
    expect(await series()).toMatchObject([{ rule: 'FREQ=WEEKLY;BYDAY=TH', time: '09:00', endTime: '10:00' }]);
    expect(shell.shown[1]).toMatchObject({ detail: 'Every week on Thursday' });
    await pressInToast('undo');
    await waitFor(() => expect(blocksOf(tuesday)).toEqual(['Swim 6:00 PM – 7:00 PM']));
    expect([blocksOf('Thursday, March 12'), await series()]).toMatchObject([[], [{ rule }]]);
  });

  it('[RP10] [RP21] one day of a daily series is next to the one of the day on which it is dropped', async () => {
    await openTimetable([activitiesOf('Swim', '18:00', '19:00')]);
    await liftTo(4, 9.6);
    await release(4, 9.6);
    await waitFor(() =>
      expect(blocksOf('Thursday, March 12')).toEqual(['Swim 9:00 AM – 10:00 AM', 'Swim 6:00 PM – 7:00 PM']),
    );
    expect([blocksOf(tuesday), blocksOf('Friday, March 13')]).toEqual([[], ['Swim 6:00 PM – 7:00 PM']]);
  });

  it('[TT19] a drop on a past day shows an error, one outside the grid nothing, and neither writes', async () => {
    const { stored, toastTexts } = await openTimetable([swim]);
    const before = await stored();
    await liftTo(1, 12);
    expect(column('Monday, March 9').textContent).toContain('Past day');
    await release(1, 12);
    expect(toastTexts()).toEqual(['Cannot move activities to past dates']);
    await liftTo(3, 40);
    await release(3, 40);
    await liftTo(9, 12);
    await release(9, 12);
    expect([toastTexts().length, await stored()]).toEqual([1, before]);
    expect(blocksOf(tuesday)).toEqual(['Swim 6:00 PM – 7:00 PM']);
  });

  it('[TT16] [TT19] is rejected after midnight', async () => {
    const { shell, stored, toastTexts } = await openTimetable([swim]);
    const before = await stored();
    await liftTo(4, 9);
    shell.setToday(tomorrow);
    await release(4, 9);
    expect([toastTexts(), await stored()]).toEqual([['Cannot edit activities of past dates'], before]);
  });

  it('[TT19] does not move past activities', async () => {
    const { stored } = await openTimetable([activityOf('Swim', '18:00', '19:00', yesterday)]);
    const before = await stored();
    fireEvent.pointerDown(await block('Swim'), at(1, 18.5));
    fireEvent.pointerMove(window, at(4, 9));
    await release(4, 9);
    expect(await stored()).toEqual(before);
  });

  it('[TT15] [TT19] dragging the part that continues from the day before moves the whole activity', async () => {
    const { stored } = await openTimetable([activityOf('Night train', '22:00', '06:00')]);
    const morning = within(column('Wednesday, March 11')).findByRole('button', { name: /Night train/ });
    fireEvent.pointerDown(await morning, at(3, 2));
    fireEvent.pointerMove(window, at(5, 3));
    expect(column('Friday, March 13').textContent).toContain('11:00 PM – 7:00 AM +1');
    await release(5, 3);
    await waitFor(async () =>
      expect(await stored()).toMatchObject([{ date: '2026-03-12', startTime: '23:00', endTime: '07:00' }]),
    );
  });

  it('[TT19] stays below the pointer while the grid scrolls', async () => {
    await openTimetable([swim]);
    await liftTo(4, 9);
    scrolled.grid = 2 * hour;
    fireEvent.scroll(window);
    expect(column('Thursday, March 12').textContent).toContain('10:30 AM – 11:30 AM');
  });

  it.each([
    ['scrolling the grid', { grid: 6 * hour }, '3:00 PM – 4:00 PM', 'Thursday, March 12'],
    ['scrolling the window', { window: 6 * hour }, '3:00 PM – 4:00 PM', 'Thursday, March 12'],
    ['scrolling the week sideways', { sideways: columnWidth }, '9:00 AM – 10:00 AM', 'Friday, March 13'],
  ])(
    '[TT19] a block is below the pointer, also after %s between the press and the drag',
    async (_, by, times, day) => {
      await openTimetable([swim]);
      fireEvent.pointerDown(await block('Swim'), at(2, 18.5));
      scrolled = { ...scrolled, ...by };
      fireEvent.scroll(window);
      fireEvent.pointerMove(window, at(4, 9.5));
      expect(column(day).textContent).toContain(times);
    },
  );

  it('[TT19] scrolling below a finger after a long press moves the block as far, wherever the last drag ended', async () => {
    await openTimetable([swim]);
    await liftTo(0, 3);
    await release(0, 40);
    const press = { ...at(2, 18.5), pointerId: 2, pointerType: 'touch' };
    vi.useFakeTimers();
    fireEvent.pointerDown(screen.getByRole('button', { name: /^Swim/ }), press);
    act(() => void vi.advanceTimersByTime(350));
    scrolled.grid = 2 * hour;
    fireEvent.scroll(window);
    vi.useRealTimers();
    expect(column(tuesday).textContent).toContain('8:00 PM – 9:00 PM');
  });

  it.each([
    ['deleted', remove('schedules', 'Swim')],
    ['moved', patch('schedules', 'Swim', { endTime: clockTime('21:00') })],
  ])('[TT19] an activity that is %s elsewhere during a drag keeps that change', async (_, change) => {
    const { shell, stored, toastTexts } = await openTimetable([swim]);
    await liftTo(4, 9);
    await act(() => shell.store.commit([change]));
    await waitFor(() => expect(blocksOf(tuesday)).not.toEqual(['Swim 6:00 PM – 7:00 PM']));
    const before = await stored();
    await release(4, 9);
    expect([toastTexts(), await stored()]).toEqual([[], before]);
  });
});
