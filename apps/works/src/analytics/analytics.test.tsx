// @vitest-environment jsdom
import type { Change } from '@dayloom/data';
import { firstWeekday, instantOf, meditationSessions, planDay, timerHistory } from '@dayloom/domain';
import { heatDayText, heatWeeks } from '@dayloom/domain/analytics';
import { add, aMeditationSession, aTimerSession } from '@dayloom/testing';
import { fillingStore, testShell, testUser } from '@dayloom/testing/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withFault } from '../testing/faults.ts';
import { address, openScreen } from '../testing/open-screen.tsx';
import { aTask, aWork, seedOf, today } from '../testing/records.ts';
import Analytics from './analytics.tsx';

const at = (day: string, time = '09:00') => instantOf(new Date(`${day}T${time}:00`));
const focusOn = (day: string, minutes: number, type: 'focus' | 'stopwatch' = 'focus') =>
  add(timerHistory, aTimerSession(testUser.id, { type, duration: 60 * minutes, createdAt: at(day) }));
const meditationOn = (day: string, minutes: number) =>
  add(
    meditationSessions,
    aMeditationSession(testUser.id, { duration: 60 * minutes, date: at(day, '21:30') }),
  );

const march = (day: number) => planDay(`2026-03-${String(day).padStart(2, '0')}`);
const work = aWork();
const doneOn = (...days: number[]) => days.map((day) => aTask(work, { date: march(day), completed: true }));

async function open(seed: readonly Change[] = [], search = '') {
  const shell = await testShell({ today, seed });
  const place = { path: '/analytics', at: `/analytics${search}` };
  return { shell, person: openScreen(shell, <Analytics />, place) };
}

/** What the table of a chart says, day by day from the first. */
async function tableOf(name: string) {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent);
}
const summary = async () => {
  const strip = screen.getByText('Tasks done', { selector: 'dt' }).closest('dl')!;
  await waitFor(() => expect(within(strip).queryAllByRole('status')).toEqual([]));
  return [...strip.querySelectorAll('dd')].map((value) =>
    [value.firstElementChild, ...value.querySelectorAll(':scope > span > span')]
      .map((part) => part?.textContent)
      .join(': '),
  );
};

describe('analytics', () => {
  it('[AN1] looks back over 7 days ending today, and over 30 or 90 as the address says', async () => {
    const { person } = await open();
    expect(screen.getByRole('radio', { name: '7 days', checked: true })).toBeTruthy();
    expect(screen.getByText('Mar 4 – Mar 10')).toBeTruthy();
    expect(await tableOf('Tasks done per day')).toHaveLength(7);
    await person.click(screen.getByRole('radio', { name: '90 days' }));
    expect(address()).toBe('/analytics?range=90');
    expect(await tableOf('Focus minutes per day')).toHaveLength(90);
    expect(await tableOf('Tasks done per day')).toHaveLength(90);
  });

  it.each(['?range=8', '?range=all', '?range='])('[AN1] what is no range is 7 days: %s', async (search) => {
    await open([], search);
    expect(screen.getByRole('radio', { name: '7 days', checked: true })).toBeTruthy();
    expect(await tableOf('Meditation minutes per day')).toHaveLength(7);
  });

  it('[AN2] [AN4] [AN8] counts done tasks by their day, and their share of all of these days', async () => {
    const tasks = [
      ...doneOn(4, 10, 10, 3),
      aTask(work, { date: march(9) }),
      aTask(work, { date: march(3) }),
      aTask(work, { date: march(11), completed: true }),
    ];
    const { shell } = await open(seedOf([work], tasks));
    expect(await tableOf('Tasks done per day')).toEqual(['1', '0', '0', '0', '0', '0', '2']);
    const tooFew = '– Needs five days with data';
    expect((await summary()).slice(0, 2)).toEqual([`3: ${tooFew}`, `75%: 3 of 4 tasks: ${tooFew}`]);
    await shell.store.commit(seedOf([], doneOn(10)));
    await waitFor(async () => expect((await tableOf('Tasks done per day')).at(-1)).toBe('3'));
    expect((await summary())[1]).toBe(`80%: 4 of 5 tasks: ${tooFew}`);
  });

  it('[AN2] the rate is 0% without tasks', async () => {
    await open();
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
    await open(seedOf(works));
    const table = await screen.findByRole('table', { name: 'Works in these days' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['Low 25%1', 'Medium 25%1', 'High 50%2']);
  });

  it('[AN5] [AN6] adds up focus and meditation by day, and leaves the stopwatch out', async () => {
    await open([
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

  it('[AN8] compares with the days before, where both have five days of data', async () => {
    const now = [4, 5, 6, 7, 8].map((day) => focusOn(march(day), 30));
    const before = [25, 26, 27, 28].map((day) => focusOn(`2026-02-${day}`, 20));
    await open([
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
    const { person } = await open([...seed, focusOn('2025-06-01', 120), focusOn('2024-06-01', 120)]);
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

  it('[ER46] says where there is nothing', async () => {
    await open();
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

describe('a chart', () => {
  it("[ER46] that cannot be loaded leaves the others, is told once, and 'Retry' loads it again", async () => {
    const shell = await testShell({ today, seed: [meditationOn('2026-03-10', 10)] });
    const broken = withFault(shell);
    broken.fault.reads = true;
    const store = { ...broken.shell.store, watchTotal: shell.store.watchTotal.bind(shell.store) };
    const person = openScreen({ ...broken.shell, store }, <Analytics />);
    expect(await screen.findAllByText('Failed to fetch analytics')).toHaveLength(3);
    expect(await tableOf('Tasks done per day')).toHaveLength(7);
    expect(shell.shown.map(({ message }) => message)).toEqual(['Failed to fetch analytics']);
    broken.fault.reads = false;
    const card = screen.getByRole('region', { name: 'Meditation minutes per day' });
    await person.click(within(card).getByRole('button', { name: 'Retry' }));
    expect(await tableOf('Meditation minutes per day')).toHaveLength(7);
    expect(await screen.findAllByText('Failed to fetch analytics')).toHaveLength(2);
  });

  it('[DA35] is not there until all records are', async () => {
    const shell = await testShell({ today, seed: [focusOn('2026-03-10', 25)] });
    const { store } = fillingStore(shell.store);
    openScreen({ ...shell, store }, <Analytics />);
    const card = screen.getByRole('region', { name: 'Focus minutes per day' });
    expect(await within(card).findByText(/still loading/i)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[AN10] can be saved as a file of its figures', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:file';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { person } = await open(seedOf([work], doneOn(9)));
    const save = screen.getByRole('button', { name: 'Download CSV: Tasks done per day' });
    await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false));
    await person.click(save);
    expect(names).toEqual(['dayloom-tasks-done-2026-03-04-to-2026-03-10.csv']);
    expect(await files[0]?.text()).toBe(
      'Day,Tasks done\r\n2026-03-04,0\r\n2026-03-05,0\r\n2026-03-06,0\r\n2026-03-07,0\r\n2026-03-08,0\r\n2026-03-09,1\r\n2026-03-10,0\r\n',
    );
  });

  it("[AN7] shows its table with 'Show table' and hides it again", async () => {
    const { person } = await open();
    const show = screen.getByRole('button', { name: 'Show table: Tasks done per day' });
    await waitFor(() => expect(show.hasAttribute('disabled')).toBe(false));
    await person.click(show);
    expect(screen.getByRole('region', { name: 'Tasks done per day, as a table' })).toBeTruthy();
    expect(show.textContent).toBe('Hide table');
    await person.click(show);
    expect(screen.queryByRole('region', { name: 'Tasks done per day, as a table' })).toBeNull();
  });
});
