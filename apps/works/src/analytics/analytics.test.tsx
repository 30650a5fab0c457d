// @vitest-environment jsdom
import { firstWeekday, planDay, repeats, repeatSkips } from '@dayloom/domain';
import { heatDayText, heatWeeks } from '@dayloom/domain/analytics';
import { add, aRepeat, aRepeatSkip } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address } from '../testing/open-screen.tsx';
import { aTask, aWork, createTask, seedOf, today } from '../testing/records.ts';
import {
  doneOn,
  focusOn,
  march,
  meditationOn,
  openAnalytics,
  summary,
  tableOf,
  work,
} from '../testing/analytics.tsx';

describe('analytics', () => {
  it('[AN1] covers 7 days ending today, or 30 or 90 according to the address', async () => {
    const { person } = await openAnalytics();
    expect(screen.getByRole('radio', { name: '7 days', checked: true })).toBeTruthy();
    expect(screen.getByText('Mar 4 – Mar 10')).toBeTruthy();
    expect(await tableOf('Tasks done per day')).toHaveLength(7);
    await person.click(screen.getByRole('radio', { name: '90 days' }));
    expect(address()).toBe('/analytics?range=90');
    expect(await tableOf('Focus minutes per day')).toHaveLength(90);
    expect(await tableOf('Tasks done per day')).toHaveLength(90);
  });

  it.each(['?range=8', '?range=all', '?range='])(
    '[AN1] an invalid range means 7 days: %s',
    async (search) => {
      await openAnalytics([], search);
      expect(screen.getByRole('radio', { name: '7 days', checked: true })).toBeTruthy();
      expect(await tableOf('Meditation minutes per day')).toHaveLength(7);
    },
  );

  it('[AN2] [AN4] [AN8] counts completed tasks by day, and their share of all tasks of these days', async () => {
    const tasks = [
      ...doneOn(4, 10, 10, 3),
      aTask(work, { date: march(9) }),
      aTask(work, { date: march(3) }),
      aTask(work, { date: march(11), completed: true }),
    ];
    const { shell } = await openAnalytics(seedOf([work], tasks));
    expect(await tableOf('Tasks done per day')).toEqual(['1', '0', '0', '0', '0', '0', '2']);
    const tooFew = '– Needs five days with data';
    expect((await summary()).slice(0, 2)).toEqual([`3: ${tooFew}`, `75%: 3 of 4 tasks: ${tooFew}`]);
    await shell.store.commit(seedOf([], doneOn(10)));
    await waitFor(async () => expect((await tableOf('Tasks done per day')).at(-1)).toBe('3'));
    expect((await summary())[1]).toBe(`80%: 4 of 5 tasks: ${tooFew}`);
  });

  it('[AN2] [AN4] [AN8] counts the days of what repeats as open tasks until they are done', async () => {
    const series = aRepeat(testUser.id, { first: march(2) });
    const before = ['2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01'];
    const dayOfSeries = (day: number) =>
      aTask(work, { date: march(day), completed: true, repeat: series.id, repeatDay: march(day) });
    const { shell } = await openAnalytics([
      ...seedOf([work], [...doneOn(4, 5, 6, 7, 8), dayOfSeries(9)]),
      ...before.map((day) => createTask(aTask(work, { date: planDay(day), completed: true }))),
      add(repeats, series),
      add(repeatSkips, aRepeatSkip(testUser.id, { series: series.id, day: march(10) })),
    ]);
    expect((await summary())[1]).toBe('55%: 6 of 11 tasks: 16 points less than the 7 days before');
    expect(await tableOf('Tasks done per day')).toEqual(['1', '1', '1', '1', '1', '1', '0']);
    await shell.store.commit([createTask(dayOfSeries(8))]);
    await waitFor(async () => expect((await summary())[1]).toContain('7 of 11 tasks'));
  });

  it('[AN2] the rate is 0% without tasks', async () => {
    await openAnalytics();
    expect((await summary())[1]).toBe('0%: 0 of 0 tasks: – Needs five days with data');
  });

  it('[AN3] counts works with a day in the range by priority', async () => {
    const from = (start: string, end: string, priority: 'low' | 'medium' | 'high') =>
      aWork({ startDate: planDay(start), endDate: planDay(end), priority });
    const works = [
      from('2026-02-01', '2026-03-04', 'low'),
      from('2026-03-10', '2026-04-10', 'high'),
      from('2026-01-01', '2026-12-31', 'high'),
      from('2026-03-06', '2026-03-06', 'medium'),
      from('2026-02-01', '2026-03-03', 'low'),
      from('2026-03-11', '2026-03-20', 'high'),
    ];
    await openAnalytics(seedOf(works));
    const table = await screen.findByRole('table', { name: 'Priority distribution' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' '))).toEqual([
      'Priority Works Share',
      'Low 1 25%',
      'Medium 1 25%',
      'High 2 50%',
    ]);
  });

  it('[AN5] [AN6] sums focus and meditation by day, without the stopwatch', async () => {
    await openAnalytics([
      focusOn('2026-03-09', 25),
      focusOn('2026-03-09', 25),
      focusOn('2026-03-10', 25, 'stopwatch'),
      focusOn('2026-03-03', 25),
      meditationOn('2026-03-10', 10),
    ]);
    expect(await tableOf('Focus minutes per day')).toEqual(['0', '0', '0', '0', '0', '50', '0']);
    expect(await tableOf('Meditation minutes per day')).toEqual(['0', '0', '0', '0', '0', '0', '10']);
    expect((await summary()).slice(2)).toEqual([
      '50: – Needs five days with data',
      '10: – Needs five days with data',
    ]);
  });

  it('[AN8] compares with the days before, if both have five days of data', async () => {
    const now = [4, 5, 6, 7, 8].map((day) => focusOn(march(day), 30));
    const before = [25, 26, 27, 28].map((day) => focusOn(`2026-02-${day}`, 20));
    await openAnalytics([
      ...seedOf([work], doneOn(4, 5, 6, 7, 8, 8, 1, 2, 3)),
      ...seedOf(
        [],
        [25, 26].map((day) => aTask(work, { date: planDay(`2026-02-${day}`), completed: true })),
      ),
      ...seedOf([], [aTask(work, { date: march(1) })]),
      ...now,
      ...before,
    ]);
    expect((await summary()).slice(0, 3)).toEqual([
      '6: 1 more than the 7 days before',
      '100%: 6 of 6 tasks: 17 points more than the 7 days before',
      '150: – Needs five days with data',
    ]);
  });

  it('[AN9] [KA10] shows a year of focus day by day, in five shades', async () => {
    const minutes = [29, 50, 60, 119];
    const seed = minutes.map((count, at) => focusOn(`2026-03-0${at + 5}`, count));
    const { person } = await openAnalytics([...seed, focusOn('2025-06-01', 120), focusOn('2024-06-01', 120)]);
    await screen.findByRole('gridcell', { name: 'Mar 8: 119 min' });
    const cells = screen.getAllByRole('gridcell');
    const [first = []] = heatWeeks(today, firstWeekday());
    expect(cells).toHaveLength(heatWeeks(today, firstWeekday()).flat().length);
    expect(screen.getByRole('gridcell', { name: heatDayText(first[0] ?? today, 0, today) })).toBeTruthy();
    const shadeOf = (name: string) => screen.getByRole('gridcell', { name }).dataset['level'];
    expect(
      ['Mar 4: 0', 'Mar 5: 29', 'Mar 6: 50', 'Mar 7: 60', 'Mar 8: 119', 'Jun 1, 2025: 120'].map((name) =>
        shadeOf(`${name} min`),
      ),
    ).toEqual(['0', '1', '2', '3', '3', '4']);
    const last = screen.getByRole('gridcell', { name: 'Mar 10: 0 min' });
    last.focus();
    await person.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Mar 8: 119 min');
    expect(screen.getByText('Mar 8: 119 min')).toBeTruthy();
  });

  it('[ER46] shows empty states', async () => {
    await openAnalytics();
    for (const text of [
      'No tasks done in these days',
      'No works in these days',
      'No focus minutes in these days',
      'No meditation in these days',
      'No focus minutes in the last year',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
  });
});
