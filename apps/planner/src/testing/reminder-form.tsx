import { type Change, remindersLatestFirst } from '@dayloom/data';
import { clockTime, momentAt, type PlanDay, type Reminder, reminders, type Repeat } from '@dayloom/domain';
import { dayStartAtom, useSetAtom } from '@dayloom/platform';
import { add, aReminder } from '@dayloom/testing';
import { TestFrame, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import Reminders from '../reminders/reminders.tsx';
import { seriesOf, today } from './day-records.ts';

afterEach(cleanup);

/** A stored reminder at a local date and time. */
export const reminderAt = (
  title: string,
  day: PlanDay,
  time: string,
  fields: Partial<Reminder> = {},
): Change =>
  add(
    reminders,
    aReminder(testUser.id, {
      id: title.replaceAll(' ', '-'),
      title,
      dateTime: momentAt(day, clockTime(time)),
      ...fields,
    }),
  );

/** A reminder that repeats every day from today on, at a local time; its id is derived from its title. */
export const repeatingAt = (title: string, time: string, fields: Partial<Omit<Repeat, 'id'>> = {}): Change =>
  seriesOf(title, { makes: 'reminder', time: clockTime(time), ...fields });

/** Opens the screen of reminders with these records, on the planner's test day at noon. */
export async function openReminders(
  seed: readonly Change[] = [],
  { search = '', time = '12:00', isBroken = false, dayStart = 0 } = {},
) {
  const setDayStart = renderHook(() => useSetAtom(dayStartAtom)).result;
  act(() => setDayStart.current(dayStart));
  const world = await shellWithFault({ today, seed });
  world.shell.setNow(new Date(`${today}T${time}`));
  if (isBroken) world.break();
  render(
    <TestFrame shell={world.shell} at={{ pathname: '/reminders', search }}>
      <Reminders />
    </TestFrame>,
  );
  return {
    ...world,
    person: userEvent.setup(),
    stored: async () => (await world.shell.store.get(remindersLatestFirst(testUser.id))).records,
    /** The texts of all toasts, oldest first. */
    toastTexts: () => world.shell.shown.map(({ message }) => message),
    undoLast: async () => world.shell.shown.at(-1)?.undo?.(),
  };
}

export async function openAddReminder(...given: Parameters<typeof openReminders>) {
  const world = await openReminders(...given);
  await world.person.click(addButton());
  return world;
}

export const addButton = () => screen.getByRole('button', { name: 'Add Reminder' });

/** The figure of a card; waits until it is a number. */
export const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
/** The texts of a group's rows, in order. */
export const rowsOf = async (group: string) =>
  within(await screen.findByRole('region', { name: group }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/** The row with that title. */
export async function rowOf(title: string) {
  const row = (await screen.findByText(title)).closest('li');
  if (!row) throw new Error(`${title} is in no row`);
  return within(row);
}
