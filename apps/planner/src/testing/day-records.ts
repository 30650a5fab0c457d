import type { Change } from '@dayloom/data';
import {
  clockTime,
  instantOf,
  type PlanDay,
  planDay,
  type Repeat,
  repeats,
  type Task,
  tasks,
  type Work,
  works,
} from '@dayloom/domain';
import { add, aRepeat, aTask as anyTask, aWork as anyWork } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';

/** The current day in the tests of Today, a Tuesday. */
export const today = planDay('2026-03-10');
export const yesterday = planDay('2026-03-09');
export const tomorrow = planDay('2026-03-11');

/** Makes each record newer than the one before. */
let made = 0;
const next = () => instantOf(new Date(Date.UTC(2026, 2, 1, 8, (made += 1))));

const idOf = (title: string) => title.replaceAll(' ', '-');

/** A work that includes today. */
export const workOf = (workTitle: string, fields: Partial<Omit<Work, 'id'>> = {}): Change =>
  add(
    works,
    anyWork(testUser.id, {
      id: idOf(workTitle),
      workTitle,
      startDate: planDay('2026-03-01'),
      endDate: planDay('2026-03-20'),
      duration: 19,
      createdAt: next(),
      ...fields,
    }),
  );

/** A task of today, without a work by default. */
export function taskOf(title: string, { date = today, ...fields }: Partial<Omit<Task, 'id'>> = {}): Change {
  const { workId: _, ...task } = anyTask(testUser.id, { id: idOf(title), title, createdAt: next(), date });
  return add(tasks, { ...task, ...fields });
}

/** A task without a work and a day. */
export function inboxTask(title: string, fields: Pick<Partial<Task>, 'note'> = {}): Change {
  const {
    workId: _,
    date: __,
    ...task
  } = anyTask(testUser.id, { id: idOf(title), title, createdAt: next(), ...fields });
  return add(tasks, task);
}

/** A task that repeats every day from today on; its id is derived from its title. */
export const seriesOf = (title: string, fields: Partial<Omit<Repeat, 'id'>> = {}): Change =>
  add(repeats, aRepeat(testUser.id, { id: idOf(title), title, first: today, createdAt: next(), ...fields }));

/** An activity that repeats every day from today on; the id of its series is derived from its title. */
export const activitiesOf = (
  title: string,
  start: string,
  end: string,
  fields: Partial<Omit<Repeat, 'id'>> = {},
): Change =>
  seriesOf(title, { makes: 'schedule', time: clockTime(start), endTime: clockTime(end), ...fields });

/** A day of a series that is done. */
export const doneDayOf = (series: string, date: PlanDay): Change =>
  taskOf(series, { date, completed: true, repeat: idOf(series), repeatDay: date });
