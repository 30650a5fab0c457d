// @vitest-environment jsdom
import { changeSettings, patch, settingsOf } from '@dayloom/data';
import { nowOf } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { seriesOf, taskOf, today, tomorrow } from '../testing/day-records.ts';
import { openToday, titlesIn } from '../testing/open-today.tsx';

const evening = { time: '18:00' };
const closedDay = async ({ store }: Shell) =>
  (await store.get(settingsOf(testUser.id))).records[0]?.closedDay;
const offer = () => screen.findByRole('button', { name: 'Close the day' });

async function closing(person: Awaited<ReturnType<typeof openToday>>['person']) {
  await person.click(await offer());
  const card = within(screen.getByRole('region', { name: 'Close the day' }));
  /** Presses the button for a task. */
  return async (title: string, name: string) => {
    const row = (await card.findByText(title)).closest('li');
    await person.click(within(row as HTMLElement).getByRole('button', { name }));
  };
}

it('[TD8] from 17:00, with open tasks left, one line offers it and does not open by itself', async () => {
  await openToday([taskOf('Write'), taskOf('Print')], { time: '17:00' });
  await screen.findByText('2 tasks are still open');
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
});

it.each([
  ['before 17:00', '16:59', false],
  ['with all done', '18:00', true],
])('[TD8] %s there is no such line', async (_, time, completed) => {
  await openToday([taskOf('Write', { completed })], { time });
  await screen.findByText('Write');
  await screen.findByText('Nothing waits without a day');
  expect(screen.queryByRole('button', { name: 'Close the day' })).toBeNull();
});

it("[TD8] each open task is moved to tomorrow, kept or deleted with one press, and the day ends with '{done} done today'", async () => {
  const { person, stored, shell } = await openToday(
    [taskOf('Done', { completed: true }), taskOf('Write'), taskOf('Print'), taskOf('Stretch')],
    evening,
  );
  const press = await closing(person);
  await press('Write', 'Tomorrow');
  await press('Print', 'Keep');
  await press('Stretch', 'Let go');
  await screen.findByText('1 done today');
  const days = Object.fromEntries((await stored()).map(({ title, date }) => [title, date]));
  expect(days).toEqual({ Done: today, Write: tomorrow, Print: today });
  await waitFor(async () => expect(await closedDay(shell)).toBe(today));
});

it("[TD8] 'All to tomorrow' moves the remaining tasks with one undo, and is shown only for several", async () => {
  const { person, stored, toastTexts, undoLast } = await openToday(
    [taskOf('Write'), taskOf('Print'), taskOf('Stretch')],
    evening,
  );
  const press = await closing(person);
  await press('Stretch', 'Keep');
  await person.click(screen.getByRole('button', { name: 'All to tomorrow' }));
  await screen.findByText('0 done today');
  const days = async () => Object.fromEntries((await stored()).map(({ title, date }) => [title, date]));
  expect(await days()).toEqual({ Write: tomorrow, Print: tomorrow, Stretch: today });
  expect(toastTexts().at(-1)).toContain('2 tasks');
  await undoLast();
  expect(await days()).toEqual({ Write: today, Print: today, Stretch: today });
});

it.each(['Tomorrow', 'Let go'])(
  "[TD8] [OF12] a day is not closed if storage rejects its last '%s', and the task is open again",
  async (name) => {
    const { person, shell, toastTexts } = await openToday([taskOf('Write')], evening);
    const press = await closing(person);
    const { commit } = shell.store;
    vi.spyOn(shell.store, 'commit').mockImplementationOnce((changes) =>
      commit([...changes, patch('tasks', 'nowhere', { title: 'Refused' })]),
    );
    await press('Write', name);
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    await screen.findByRole('region', { name: 'Close the day' });
    await press('Write', 'Keep');
    await screen.findByText('0 done today');
  },
);

it("[TD8] 'Keep all' keeps every task, and closes the day", async () => {
  const { person, stored } = await openToday([taskOf('Write'), taskOf('Print')], evening);
  const before = await stored();
  await closing(person);
  await person.click(screen.getByRole('button', { name: 'Keep all' }));
  await screen.findByText('0 done today');
  expect(await stored()).toEqual(before);
});

it("[TD8] with one task left there is no 'All to tomorrow'", async () => {
  const { person } = await openToday([taskOf('Write')], evening);
  await closing(person);
  expect(screen.queryByRole('button', { name: 'All to tomorrow' })).toBeNull();
});

it('[TD8] [SH13] a task that was deleted is restored with one undo', async () => {
  const { person, stored, toastTexts, undoLast } = await openToday(
    [taskOf('Write'), taskOf('Print')],
    evening,
  );
  const before = await stored();
  const press = await closing(person);
  await press('Write', 'Let go');
  await waitFor(() => expect(toastTexts()).toEqual(['Task deleted successfully']));
  await undoLast();
  expect(await stored()).toEqual(expect.arrayContaining([...before]));
});

it('[TD8] a task that is added after the day was closed does not reopen it', async () => {
  const { person } = await openToday([taskOf('Write')], evening);
  const press = await closing(person);
  await press('Write', 'Keep');
  await screen.findByText('0 done today');
  await person.type(screen.getByLabelText('New task'), 'One more{Enter}');
  await screen.findByText('One more');
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close the day' })).toBeNull();
});

it('[TD8] a day that was closed, for example on another device, is not offered again', async () => {
  const closed = changeSettings(
    testUser.id,
    { closedDay: today },
    nowOf({ now: () => new Date('2026-03-10T11:00') }),
  );
  await openToday([...closed, taskOf('Write')], evening);
  await screen.findByText('Write');
  await screen.findByText('Nothing waits without a day');
  expect(screen.queryByRole('button', { name: 'Close the day' })).toBeNull();
});

it('[TD8] a task that another tab moves at the same time is not moved twice, and the day is closed once', async () => {
  const { person, shell, stored } = await openToday([taskOf('Write'), taskOf('Print')], evening);
  const press = await closing(person);
  await act(() => shell.store.commit([patch('tasks', 'Write', { date: tomorrow })]));
  const commit = vi.spyOn(shell.store, 'commit');
  await press('Print', 'Tomorrow');
  await screen.findByText('0 done today');
  expect((await stored()).every(({ date }) => date === tomorrow)).toBe(true);
  await waitFor(async () => expect(await closedDay(shell)).toBe(today));
  const [moved, ended, ...more] = commit.mock.calls.map(([changes]) => changes);
  expect(moved).toEqual([patch('tasks', 'Print', { date: tomorrow })]);
  expect(ended).toContainEqual(patch('settings', testUser.id, { closedDay: today }));
  expect(more).toEqual([]);
});

it('[TD8] a day that another tab has just closed is not closed a second time', async () => {
  const { person, shell } = await openToday([taskOf('Write'), taskOf('Print')], evening);
  const press = await closing(person);
  await act(() =>
    shell.store.commit([
      patch('tasks', 'Write', { date: tomorrow }),
      ...changeSettings(testUser.id, { closedDay: today }, nowOf(shell.clock)),
    ]),
  );
  await waitFor(() => expect(screen.queryByText('Write')).toBeNull());
  const commit = vi.spyOn(shell.store, 'commit');
  await press('Print', 'Tomorrow');
  await screen.findByText('0 done today');
  expect(commit.mock.calls.map(([changes]) => changes)).toEqual([
    [patch('tasks', 'Print', { date: tomorrow })],
  ]);
  expect(await closedDay(shell)).toBe(today);
});

it('[TD8] kept tasks stay kept while another day is shown', async () => {
  const { person } = await openToday([taskOf('Write'), taskOf('Print')], evening);
  const press = await closing(person);
  await press('Print', 'Keep');
  await person.click(screen.getByRole('button', { name: 'Next day' }));
  await screen.findByText('Nothing planned');
  await person.click(screen.getByRole('button', { name: 'Previous day' }));
  await screen.findByText('1 task is still open');
  await person.click(await offer());
  const card = within(screen.getByRole('region', { name: 'Close the day' }));
  card.getByText('Write');
  expect(card.queryByText('Print')).toBeNull();
});

describe("'Close the day' with a task that repeats", () => {
  const ofTomorrow = async ({ person }: Awaited<ReturnType<typeof openToday>>) => {
    await person.click(screen.getByRole('button', { name: 'Next day' }));
    return titlesIn('Open tasks');
  };

  it("[TD8][RP10] moves it to tomorrow, where it also repeats, and 'Undo' moves it back", async () => {
    const world = await openToday([seriesOf('Stretch')], evening);
    const press = await closing(world.person);
    await press('Stretch', 'Tomorrow');
    await screen.findByText('0 done today');
    expect(await world.stored()).toMatchObject([{ repeatDay: today, date: tomorrow }]);
    await act(world.undoLast);
    expect(await titlesIn('Open tasks')).toEqual(['Stretch']);
    expect(await ofTomorrow(world)).toEqual(['Stretch']);
  });

  it("[TD8][RP11] 'Let go' leaves out this day alone, and 'Undo' restores it", async () => {
    const world = await openToday([seriesOf('Stretch')], evening);
    const press = await closing(world.person);
    await press('Stretch', 'Let go');
    await screen.findByText('0 done today');
    await screen.findByText('Nothing planned for today');
    expect(await world.stored()).toEqual([]);
    await act(world.undoLast);
    expect(await titlesIn('Open tasks')).toEqual(['Stretch']);
    expect(await ofTomorrow(world)).toEqual(['Stretch']);
  });
});
