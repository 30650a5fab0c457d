import { tasksOf } from '@dayloom/data';
import { addressOf, type AddressParams, dayStartAtom, useSetAtom } from '@dayloom/platform';
import { taskActions } from '@dayloom/tasks';
import { TestFrame, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import descriptor from '../../module.json' with { type: 'json' };
import HomeToday from '../home/today.tsx';
import Today from '../today/today.tsx';
import { today } from './day-records.ts';

afterEach(cleanup);

type Seed = NonNullable<Parameters<typeof shellWithFault>[0]>['seed'];

interface Opened {
  readonly at?: string;
  readonly isBroken?: boolean;
  /** Noon by default. */
  readonly time?: string;
  /** The hour at which the user's day starts. */
  readonly dayStart?: number;
  /** False if the works module is missing. */
  readonly withWorks?: boolean;
}

/** Opens `/today`, or Today on home for '/', on the test day at noon. As in an idle page, the late code is loaded. */
export async function openToday(
  seed: NonNullable<Seed> = [],
  { at = '/today', isBroken = false, withWorks = true, time = '12:00', dayStart = 0 }: Opened = {},
) {
  const setDayStart = renderHook(() => useSetAtom(dayStartAtom)).result;
  act(() => setDayStart.current(dayStart));
  const world = await shellWithFault({ today, seed });
  await taskActions.load();
  world.shell.setNow(new Date(`${today}T${time}`));
  if (isBroken) world.break();
  const navigation = {
    ...world.shell.navigation,
    intent: (id: string, params?: AddressParams) =>
      id === 'open-work' && withWorks ? addressOf('/work/:id', params) : undefined,
  };
  const shell = { ...world.shell, navigation };
  render(
    <TestFrame shell={shell} descriptor={descriptor} path="/today" at={at} others={{ '/': <HomeToday /> }}>
      <Today />
    </TestFrame>,
  );
  return {
    ...world,
    person: userEvent.setup(),
    stored: async () => (await world.shell.store.get(tasksOf(testUser.id))).records,
    /** The texts of all toasts, oldest first. */
    toastTexts: () => shell.shown.map(({ message }) => message),
    undoLast: async () => shell.shown.at(-1)?.undo?.(),
  };
}

/** The titles of a list, in order. */
export async function titlesIn(list: string) {
  const rows = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');
  return rows.map((row) => row.querySelector('[id]')?.textContent);
}

/** The row with that title. @param list its name, if several have such a row */
export async function rowOf(title: string, list?: string) {
  const where = list === undefined ? screen : within(await screen.findByRole('list', { name: list }));
  const row = (await where.findByText(title)).closest('li');
  if (!row) throw new Error(`${title} is in no row`);
  return within(row);
}

/** Opens the menu of the row with that title and chooses an item. */
export async function chooseFrom(person: UserEvent, title: string, item: string, list?: string) {
  await person.click((await rowOf(title, list)).getByRole('button', { name: 'Move task' }));
  await person.click(await screen.findByRole('menuitem', { name: item }));
}
