// @vitest-environment jsdom
import { type Change, clockRunsOf, meditationStatsOf, notesOf, remove, type Store } from '@dayloom/data';
import { clocks, dayOrders, meditationStats, notes, planDay } from '@dayloom/domain';
import { aClockRun, aDayOrder, add, aNote, meditationStatsFor } from '@dayloom/testing';
import { TestFrame, testShell, type TestShell, testSync, testUser, withSync } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportAccount } from './export-account.ts';
import ImportDialog from './import-dialog.tsx';

beforeEach(() => {
  // Failures are also logged.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const me = testUser.id;
const note = aNote(me, { title: 'Lisbon' });
const counted = (times: number) =>
  meditationStatsFor(me, { currentStreak: times, totalSessions: times, challengeProgress: times });

/** The file that 'Export my data' creates for an account with these records. */
async function fileOf(...seed: readonly Change[]): Promise<File> {
  const { store, clock } = await testShell({ seed });
  const run = { signal: new AbortController().signal, report: () => undefined };
  const { text, name } = await exportAccount({ store, clock, user: testUser }, run);
  store.close();
  return new File([text], name);
}

const draw = (shell: TestShell) =>
  render(
    <TestFrame shell={shell}>
      <ImportDialog onEnd={cleanup} />
    </TestFrame>,
  );
const choose = (file: File) => userEvent.upload(screen.getByLabelText('File'), file);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Import' }));
/** The counts of added, replaced and unchanged records. */
const preview = async (kind: RegExp) =>
  within(await screen.findByRole('row', { name: kind }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const toastDetails = ({ shown }: TestShell) => shown.map(({ detail }) => detail);
const titlesIn = async ({ store }: Pick<TestShell, 'store'>) =>
  (await store.get(notesOf(me))).records.map(({ title }) => title);

/** A shell whose storage rejects imports until it is fixed; `beforeFailure` runs before the first failure. */
async function failingToWrite(beforeFailure: (store: Store) => Promise<unknown>) {
  const live = await testShell();
  const closed = (await testShell()).store;
  closed.close();
  let isBroken = true;
  const commitMany: Store['commitMany'] = async (...args) => {
    if (!isBroken) return live.store.commitMany(...args);
    await beforeFailure(live.store);
    return closed.commitMany(...args);
  };
  const store = new Proxy(live.store, {
    get: (target, name) => (name === 'commitMany' ? commitMany : (Reflect.get(target, name) as unknown)),
  });
  return { shell: { ...live, store }, mend: () => (isBroken = false) };
}

describe('an import that failed', () => {
  it('[DO3] is planned again from the same file, shows its current effect, and can be repeated', async () => {
    const another = aNote(me, { title: 'Porto' });
    const file = await fileOf(add(notes, note), add(notes, another));
    const { shell, mend } = await failingToWrite((store) => store.commit([add(notes, another)]));
    draw(shell);
    await choose(file);
    expect(await preview(/^Notes/)).toEqual(['2', '–', '–']);
    await press();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing was imported\. /);
    expect(await preview(/^Notes/)).toEqual(['1', '–', '1']);
    mend();
    await press();
    await expect.poll(() => toastDetails(shell)).toEqual(['1 added, 0 replaced']);
    expect((await titlesIn(shell)).toSorted()).toEqual(['Lisbon', 'Porto']);
  });

  it('[DO3] removes the error when another file is chosen', async () => {
    const world = await shellWithFault();
    const file = await fileOf(add(notes, note));
    draw(world.shell);
    await choose(file);
    await preview(/^Notes/);
    world.break();
    await press();
    await screen.findByRole('alert');
    world.mend();
    await choose(file);
    expect(await preview(/^Notes/)).toEqual(['1', '–', '–']);
    expect(screen.queryByRole('alert')).toBeNull();
    await press();
    await expect.poll(() => toastDetails(world.shell)).toEqual(['1 added, 0 replaced']);
  });
});

it('[DO2] [DA40] the preview counts the orders of days', async () => {
  const [day, nextDay] = [planDay('2026-03-05'), planDay('2026-03-06')];
  const order = (text: string, on = day) => add(dayOrders, aDayOrder(me, { day: on, order: text }));
  const shell = await testShell({ seed: [order('a b')] });
  draw(shell);
  await choose(await fileOf(order('b a'), order('c', nextDay)));
  expect(await preview(/^Orders of days/)).toEqual(['1', '1', '–']);
});

describe('an account that changes during the preview', () => {
  it('[DO2] [DO3] a counter that another tab has just increased is not increased twice', async () => {
    const shell = await testShell({ seed: [add(meditationStats, counted(3))] });
    draw(shell);
    await choose(await fileOf(add(meditationStats, counted(10))));
    expect(await preview(/^Meditation/)).toEqual(['–', '1', '–']);
    await shell.store.commit([
      {
        type: 'increment',
        collection: 'meditationStats',
        id: me,
        by: { currentStreak: 7, totalSessions: 7, challengeProgress: 7 },
        fields: { userId: me },
      },
    ]);
    await press();
    await screen.findByText('Nothing was imported yet.');
    screen.getByText('Everything in this file is in your account already.');
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    expect((await shell.store.get(meditationStatsOf(me))).records).toMatchObject([{ totalSessions: 10 }]);
    expect(toastDetails(shell)).toEqual([]);
  });

  it('[DO2] a record that has just been deleted is added, not replaced in the trash, and the user is asked again', async () => {
    const shell = await testShell({ seed: [add(notes, aNote(me, { ...note, title: 'Old' }))] });
    draw(shell);
    await choose(await fileOf(add(notes, note)));
    expect(await preview(/^Notes/)).toEqual(['–', '1', '–']);
    await shell.store.commit([remove('notes', note.id)]);
    await press();
    await screen.findByText(/^Your account has changed/);
    expect(await preview(/^Notes/)).toEqual(['1', '–', '–']);
    await press();
    await expect.poll(() => toastDetails(shell)).toEqual(['1 added, 0 replaced']);
    expect(await titlesIn(shell)).toEqual(['Lisbon']);
  });

  it('[DO2] is written at once if the effect is as shown', async () => {
    const shell = await testShell();
    draw(shell);
    await choose(await fileOf(add(notes, note)));
    await preview(/^Notes/);
    await shell.store.commit([add(notes, aNote(me, { title: 'Porto' }))]);
    await press();
    await expect.poll(() => toastDetails(shell)).toEqual(['1 added, 0 replaced']);
  });
});

describe('a clock of a file that is over', () => {
  it('[DO2] is left out, and the preview says so', async () => {
    const run = aClockRun(me, { kind: 'focus' });
    const shell = await testShell({ seed: [add(clocks, aClockRun(me, { ...run, phase: 'stopped' }))] });
    draw(shell);
    const another = aClockRun(me, { kind: 'stopwatch' });
    await choose(await fileOf(add(clocks, run), add(clocks, another)));
    expect(await preview(/^Running clocks/)).toEqual(['1', '–', '–']);
    screen.getByText('A running clock in this file is already over, and is left out.');
    await press();
    await expect.poll(() => toastDetails(shell)).toEqual(['1 added, 0 replaced']);
    const { records } = await shell.store.get(clockRunsOf(me));
    expect(records.find(({ id }) => id === run.id)?.phase).toBe('stopped');
  });

  it('[DO2] may be one that this device does not know, while it is offline', async () => {
    const shell = await testShell();
    const store = withSync(shell.store, testSync({ phase: 'offline', waiting: 0, refused: [] }));
    draw({ ...shell, store });
    await choose(await fileOf(add(clocks, aClockRun(me, { kind: 'focus' }))));
    await screen.findByText(
      'A running clock in this file is already over, or may be on another device, and is left out.',
    );
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });
});
