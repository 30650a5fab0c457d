// @vitest-environment jsdom
import { fillingStore, testShell } from '@dayloom/testing/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withFault } from '../testing/faults.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { seedOf, today } from '../testing/records.ts';
import {
  doneOn,
  focusOn,
  meditationOn,
  openAnalytics,
  summary,
  tableOf,
  work,
} from '../testing/analytics.tsx';
import Analytics from './analytics.tsx';

const sumOf = (figures: readonly (string | null | undefined)[]) =>
  figures.reduce((sum, figure) => sum + Number(figure), 0);

/** Records the files that are saved from now on. */
function savedFiles() {
  const files: { readonly name: string; readonly file: Blob }[] = [];
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) last = file;
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, file: last });
  });
  return files;
}

describe('a chart', () => {
  it("[ER46] that cannot be loaded does not affect the others, shows one toast, and 'Retry' loads it again", async () => {
    const shell = await testShell({ today, seed: [meditationOn('2026-03-10', 10)] });
    const broken = withFault(shell);
    broken.fault.reads = true;
    const store = { ...broken.shell.store, watchTotal: shell.store.watchTotal.bind(shell.store) };
    const person = openScreen({ ...broken.shell, store }, <Analytics />);
    expect(await screen.findAllByText('Failed to fetch analytics')).toHaveLength(4);
    expect(await tableOf('Tasks done per day')).toHaveLength(7);
    expect(shell.shown.map(({ message }) => message)).toEqual(['Failed to fetch analytics']);
    broken.fault.reads = false;
    const card = screen.getByRole('region', { name: 'Meditation minutes per day' });
    await person.click(within(card).getByRole('button', { name: 'Retry' }));
    expect(await tableOf('Meditation minutes per day')).toHaveLength(7);
    expect(await screen.findAllByText('Failed to fetch analytics')).toHaveLength(3);
  });

  it('[DA35] is not shown until all records are loaded', async () => {
    const shell = await testShell({ today, seed: [focusOn('2026-03-10', 25)] });
    const { store } = fillingStore(shell.store);
    openScreen({ ...shell, store }, <Analytics />);
    const card = screen.getByRole('region', { name: 'Focus minutes per day' });
    expect(await within(card).findByText(/still loading/i)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[AN10] can be saved as a file of its figures', async () => {
    const saved = savedFiles();
    const { person } = await openAnalytics(seedOf([work], doneOn(9)));
    const save = screen.getByRole('button', { name: 'Download CSV: Tasks done per day' });
    await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false));
    await person.click(save);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('dayloom-tasks-done-2026-03-04-to-2026-03-10.csv');
    expect(await saved[0]?.file.text()).toBe(
      'Day,Tasks done\r\n2026-03-04,0\r\n2026-03-05,0\r\n2026-03-06,0\r\n2026-03-07,0\r\n2026-03-08,0\r\n2026-03-09,1\r\n2026-03-10,0\r\n',
    );
  });

  it('[AN7] [AN10] has the same sum as its table, its file and the summary', async () => {
    const saved = savedFiles();
    const { person } = await openAnalytics(
      [
        ...seedOf([work], doneOn(4, 4, 9, 10)),
        focusOn('2026-03-04', 50),
        focusOn('2026-02-20', 25),
        meditationOn('2026-03-04', 7),
        meditationOn('2026-03-10', 10),
      ],
      '?range=30',
    );
    const totals = (await summary()).map((value) => Number.parseInt(value, 10));
    expect(totals).toEqual([4, 100, 75, 17]);
    for (const [name, total] of [
      ['Tasks done per day', totals[0]],
      ['Focus minutes per day', totals[2]],
      ['Meditation minutes per day', totals[3]],
    ] as const) {
      expect(sumOf(await tableOf(name))).toBe(total);
      await person.click(screen.getByRole('button', { name: `Download CSV: ${name}` }));
      await waitFor(() => expect(saved).toHaveLength(1));
      const [, ...lines] = (await saved.pop()?.file.text())?.trimEnd().split('\r\n') ?? [];
      expect(lines).toHaveLength(30);
      expect(sumOf(lines.map((line) => line.split(',').at(-1)))).toBe(total);
    }
  });

  it('[AN7] [AN10] has its table and its file even without data', async () => {
    const saved = savedFiles();
    const { person } = await openAnalytics();
    await summary();
    for (const [button, count] of [
      ['Show table', 5],
      ['Download CSV', 6],
    ] as const) {
      const buttons = screen.getAllByRole('button', { name: new RegExp(button) });
      expect(buttons.map((one) => one.hasAttribute('disabled'))).toEqual(Array(count).fill(false));
      for (const one of buttons) await person.click(one);
    }
    expect(screen.getAllByRole('region', { name: /as a table$/ })).toHaveLength(5);
    await waitFor(() => expect(saved).toHaveLength(6));
    for (const { file } of saved) {
      const [, ...lines] = (await file.text()).trimEnd().split('\r\n');
      expect(lines.length).toBeGreaterThan(0);
      expect(sumOf(lines.map((line) => line.split(',').at(-1)))).toBe(0);
    }
  });

  it('[AN10] that cannot be saved shows an error', async () => {
    savedFiles();
    vi.mocked(URL.createObjectURL).mockImplementation(() => {
      throw new Error('No room');
    });
    const { shell, person } = await openAnalytics();
    await summary();
    await person.click(screen.getByRole('button', { name: 'Download CSV: Priority distribution' }));
    await waitFor(() =>
      expect(shell.shown.map(({ message }) => message)).toEqual(['Failed to download CSV']),
    );
  });

  it("[AN7] shows its table with 'Show table' and hides it again", async () => {
    const { person } = await openAnalytics();
    const show = screen.getByRole('button', { name: 'Show table: Tasks done per day' });
    await waitFor(() => expect(show.hasAttribute('disabled')).toBe(false));
    await person.click(show);
    expect(screen.getByRole('region', { name: 'Tasks done per day, as a table' })).toBeTruthy();
    expect(show.textContent).toBe('Hide table');
    await person.click(show);
    expect(screen.queryByRole('region', { name: 'Tasks done per day, as a table' })).toBeNull();
  });
});
