import type { Change } from '@dayloom/data';
import { instantOf, planDay, type Task, tasks, type Work, works } from '@dayloom/domain';
import { add, aTask as anyTask, aWork as anyWork } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';

/** The current day in the tests of this module. */
export const today = planDay('2026-03-10');

/** A time `minutes` after a fixed one, so that later records are newer. */
const moment = (minutes: number) => instantOf(new Date(Date.UTC(2026, 2, 1, 8, minutes)));

let made = 0;

/** A work of the test user for ten days from today; each is newer than the one before. */
export function aWork(fields: Partial<Work> = {}): Work {
  made += 1;
  return anyWork(testUser.id, {
    id: `work${made}`,
    workTitle: `Work ${made}`,
    startDate: today,
    endDate: planDay('2026-03-20'),
    duration: 10,
    createdAt: moment(made),
    ...fields,
  });
}

/** A task of that work, today by default. */
export function aTask(work: Work, fields: Partial<Task> = {}): Task {
  made += 1;
  return anyTask(testUser.id, {
    id: `task${made}`,
    workId: work.id,
    title: `Task ${made}`,
    date: today,
    createdAt: moment(made),
    ...fields,
  });
}

export const createTask = (task: Task): Change => add(tasks, task);

/** The changes that create these records, works before their tasks. */
export const seedOf = (works_: readonly Work[], tasks_: readonly Task[] = []): Change[] => [
  ...works_.map((work) => add(works, work)),
  ...tasks_.map(createTask),
];
