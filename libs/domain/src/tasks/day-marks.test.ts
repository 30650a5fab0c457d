import { expect, it } from 'vitest';
import { planDay } from '../time/plan-day.ts';
import { dayCounts, markOf, tasksText } from './day-marks.ts';

const [monday, tuesday] = [planDay('2026-03-02'), planDay('2026-03-03')];
const task = (date: typeof monday | undefined, completed: boolean) => ({
  completed,
  ...(date && { date }),
});

it('[WD20] the tasks of each day are counted, and those without a day are ignored', () => {
  const counts = dayCounts([
    task(monday, true),
    task(tuesday, true),
    task(monday, false),
    task(undefined, false),
  ]);
  expect([...counts]).toEqual([
    [monday, { done: 1, all: 2 }],
    [tuesday, { done: 1, all: 1 }],
  ]);
});

it('[WD20] a day is finished when all its tasks are done, else open', () => {
  expect(markOf({ done: 1, all: 2 })).toBe('open');
  expect(markOf({ done: 0, all: 1 })).toBe('open');
  expect(markOf({ done: 2, all: 2 })).toBe('finished');
});

it('[WD15] a number of tasks has a text', () => expect([1, 3].map(tasksText)).toEqual(['1 task', '3 tasks']));
