import { type Change, query, repeatsOf } from '@dayloom/data';
import { type Activity, clockTime, type PlanDay, schedules } from '@dayloom/domain';
import { add, anActivity } from '@dayloom/testing';
import { fill } from '@dayloom/testing/dialog-form';
import { TestFrame, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import descriptor from '../../module.json' with { type: 'json' };
import Timetable from '../timetable/timetable.tsx';
import { today } from './day-records.ts';

afterEach(cleanup);

/** An activity of today; its id is derived from its title. */
export const activityOf = (title: string, start: string, end: string, date: PlanDay = today): Change =>
  add(
    schedules,
    anActivity(testUser.id, {
      id: title.replaceAll(' ', '-'),
      title,
      date,
      startTime: clockTime(start),
      endTime: clockTime(end),
    }),
  );

interface Opened {
  readonly search?: string;
  readonly isBroken?: boolean;
  readonly time?: string;
}

/** Opens the timetable on a Tuesday, at noon by default. */
export async function openTimetable(
  seed: readonly Change[] = [],
  { search = '', isBroken = false, time = '12:00' }: Opened = {},
) {
  const world = await shellWithFault({ today, seed });
  world.shell.setNow(new Date(`${today}T${time}`));
  if (isBroken) world.break();
  const view = render(
    <TestFrame
      shell={world.shell}
      descriptor={descriptor}
      path="/timetable"
      at={{ pathname: '/timetable', search }}
    >
      <Timetable />
    </TestFrame>,
  );
  return {
    ...world,
    ...view,
    person: userEvent.setup(),
    stored: async (): Promise<readonly Activity[]> =>
      (await world.shell.store.get(query('schedules').ownedBy(testUser.id))).records,
    series: async () => (await world.shell.store.get(repeatsOf(testUser.id))).records,
    /** Presses a button of the last toast, which comes after the list has changed. */
    async pressInToast(button: 'undo' | 'all') {
      const press = await waitFor(() => {
        const found = world.shell.shown.at(-1)?.[button];
        if (!found) throw new Error(`The last toast has no '${button}'`);
        return found;
      });
      await act(async () => void (await press()));
    },
    /** The texts of all toasts, oldest first. */
    toastTexts: () => world.shell.shown.map(({ message }) => message),
    /** Moves the clock to another day and makes the page visible again. */
    toDay(day: PlanDay) {
      world.shell.setToday(day);
      fireEvent.focus(window);
    },
  };
}

export const addButton = () => screen.getByRole('button', { name: 'Add Activity' });

export async function openAdd(seed: readonly Change[] = [], opened?: Opened) {
  const world = await openTimetable(seed, opened);
  await world.person.click(addButton());
  return world;
}

export const days = () => screen.getAllByRole<HTMLInputElement>('radio');
export const selectedDay = () => days().find(({ checked }) => checked)?.value;
export const address = () => screen.getByLabelText('address').textContent;

/** The texts in the list of activities, in order. */
export const activitiesShown = async () =>
  within(await screen.findByRole('list', { name: 'Activities' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** The column of a day in the grid: 'Tuesday, March 10'. */
export const column = (name: string) => screen.getByRole('group', { name });
/** The texts of its blocks, in order. */
export const blocksOf = (name: string) =>
  within(column(name))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
/** The block of an activity in the grid. */
export const block = (title: string) =>
  screen.findByRole('button', { name: (name) => name.startsWith(title) && !name.includes('activity') });

/** Fills in the open form. */
export function fillAll(title: string, start: string, end: string) {
  fill('Activity Title', title);
  fill('Start Time', start);
  fill('End Time', end);
}
