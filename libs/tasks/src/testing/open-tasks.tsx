import { repeatsOf, StoreError, tasksOf } from '@dayloom/data';
import {
  instantOf,
  planDay,
  type Repeat,
  repeats,
  type Task,
  tasks,
  type Work,
  works,
} from '@dayloom/domain';
import { addressOf, useRecords } from '@dayloom/platform';
import { taskSeries, useRecordDays } from '@dayloom/series';
import { add, aRepeat, aTask, aWork } from '@dayloom/testing';
import { TestFrame, testShell, testUser } from '@dayloom/testing/shell';
import { List } from '@dayloom/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, vi } from 'vitest';
import { AddTask } from '../add-task.tsx';
import { FocusTimes } from '../focus-times.tsx';
import { taskActions } from '../late-actions.ts';
import { TaskRow, type TaskRowProps } from '../task-row.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The current day in the tests of this library, a Tuesday. */
export const today = planDay('2026-03-10');
export const yesterday = planDay('2026-03-09');
export const tomorrow = planDay('2026-03-11');

const createdAt = instantOf(new Date(Date.UTC(2026, 2, 1, 8)));

const idOf = (title: string) => title.replaceAll(' ', '-');

/** A task of today without a work. */
export const taskOf = (title: string, fields: Partial<Omit<Task, 'id'>> = {}): Task => ({
  ...aTask(testUser.id, { id: idOf(title), title, date: today, createdAt }),
  ...fields,
});

/** A task that repeats every day from yesterday on. */
export const seriesOf = (title: string, fields: Partial<Omit<Repeat, 'id'>> = {}): Repeat =>
  aRepeat(testUser.id, { id: idOf(title), title, first: yesterday, createdAt, ...fields });

/** A task without a work and a day. */
export function inboxTask(title: string): Task {
  const { date: _, ...task } = taskOf(title);
  return task;
}

/** A work that includes today. */
export const workOf = (workTitle: string, fields: Partial<Omit<Work, 'id'>> = {}): Work =>
  aWork(testUser.id, {
    id: idOf(workTitle),
    workTitle,
    startDate: planDay('2026-03-01'),
    endDate: planDay('2026-03-20'),
    duration: 19,
    createdAt,
    ...fields,
  });

interface Screen {
  readonly tasks?: readonly Task[];
  readonly works?: readonly Work[];
  /** What repeats; of its days the screen lists today. */
  readonly series?: readonly Repeat[];
  /** Which tasks the screen lists; all by default. */
  readonly lists?: (task: Task) => boolean;
  /** How the screen shows each task. */
  readonly row?: Omit<Partial<TaskRowProps>, 'task'>;
  /** Where the screen adds tasks: by default to today, without a work. */
  readonly line?: Partial<ComponentProps<typeof AddTask>>;
  /** Whether a module offers the timer. */
  readonly withTimer?: boolean;
}

/** The tasks of the user by title, and the field for a new one. */
function Tasks({ works: known = [], lists = () => true, row, line }: Screen) {
  const stored = useRecords(tasksOf(testUser.id));
  const { records: list, repeats: words } = useRecordDays(taskSeries, stored, {
    from: today,
    to: today,
  });
  const records = list.phase === 'ready' ? list.records : [];
  return (
    <section>
      <FocusTimes>
        <List label="Tasks">
          {records.filter(lists).map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              work={known.find(({ id }) => id === task.workId)}
              repeats={words.get(task.id)}
              open
              {...row}
            />
          ))}
        </List>
      </FocusTimes>
      <AddTask day={today} {...line} />
    </section>
  );
}

/** Opens a screen with these tasks and works, and waits for the tasks. As in an idle page, the late code is loaded. */
export async function openTasks({ tasks: all = [], withTimer = false, ...props }: Screen = {}) {
  const seed = [
    ...(props.works ?? []).map((work) => add(works, work)),
    ...all.map((task) => add(tasks, task)),
    ...(props.series ?? []).map((one) => add(repeats, one)),
  ];
  const shell = await testShell({ today, seed });
  await taskActions.load();
  const intent: typeof shell.navigation.intent = (id, params) =>
    withTimer && id === 'start-focus' ? addressOf('/timer', params) : undefined;
  render(
    <TestFrame shell={{ ...shell, navigation: { ...shell.navigation, intent } }}>
      <Tasks {...props} />
    </TestFrame>,
  );
  for (const { title } of all) await screen.findByText(title);
  return {
    shell,
    person: userEvent.setup(),
    stored: async () => (await shell.store.get(tasksOf(testUser.id))).records,
    series: async () => (await shell.store.get(repeatsOf(testUser.id))).records,
    /** The texts of all toasts, oldest first. */
    toastTexts: () => shell.shown.map(({ message }) => message),
    /** From now on storage rejects every change. */
    rejectChanges: () =>
      vi
        .spyOn(shell.store, 'commit')
        .mockRejectedValue(new StoreError('storage-full', 'The quota is used up')),
  };
}

/** Gives the page the width of a phone, because jsdom has no media queries. */
export const onNarrowScreen = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width <'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** The row with that title. */
export async function rowOf(title: string) {
  const row = (await screen.findByText(title)).closest('li');
  if (!row) throw new Error(`${title} is in no row`);
  return within(row);
}

/** Opens the menu of the row with that title. @returns the texts of its items */
export async function menuOf(person: UserEvent, title: string) {
  await person.click((await rowOf(title)).getByRole('button', { name: 'Move task' }));
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
}

export async function chooseFrom(person: UserEvent, title: string, item: string) {
  await menuOf(person, title);
  await person.click(screen.getByRole('menuitem', { name: item }));
}

/** The field for a new task. */
export const line = () => screen.getByLabelText<HTMLInputElement>('New task');
