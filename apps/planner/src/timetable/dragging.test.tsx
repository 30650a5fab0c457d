// @vitest-environment jsdom
import { patch, remove } from '@dayloom/data';
import { clockTime } from '@dayloom/domain';
import { seriesDialogs } from '@dayloom/series';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activitiesOf, tomorrow, yesterday } from '../testing/day-records.ts';
import {
  activityOf,
  block,
  blocksOf,
  column,
  days,
  openTimetable,
  selectedDay,
} from '../testing/open-timetable.tsx';
import { onWideScreen } from '../testing/windows.ts';

beforeEach(onWideScreen);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const tuesday = 'Tuesday, March 10';
const swim = activityOf('Swim', '18:00', '19:00');

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
