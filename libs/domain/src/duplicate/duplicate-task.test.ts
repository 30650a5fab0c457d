import { expect, it } from 'vitest';
import type { Instant, UserId } from '../brands.ts';
import { tasks, type Task } from '../records/task.ts';
import { whyInvalid } from '../records/why-invalid.ts';
import { planDay } from '../time/plan-day.ts';
import { copyOfTask } from './duplicate-task.ts';

const today = planDay('2026-03-10');
const now = '2026-03-10T12:00:00.000Z' as Instant;

const task: Task = {
  id: 'write',
  userId: 'ada' as UserId,
  workId: 'thesis',
  title: 'Write',
  completed: false,
  date: today,
  createdAt: '2026-03-09T23:59:59.999Z' as Instant,
};

it('[TD14] a copy has the title, work and day of the task, and was created a millisecond after it', () => {
  expect(copyOfTask(task, today, now)).toEqual({
    userId: 'ada',
    workId: 'thesis',
    title: 'Write',
    completed: false,
    date: '2026-03-10',
    createdAt: '2026-03-10T00:00:00.000Z',
  });
});

it('[TD14] the copy of a done task is open, and the copy of a day of a series is a single task', () => {
  const done: Task = { ...task, completed: true, completedAt: now, repeat: 'series', repeatDay: today };
  expect(copyOfTask(done, today, now)).toEqual(copyOfTask(task, today, now));
});

it('[WD24] a copy has the note of the task and its steps, all open', () => {
  const copy = copyOfTask({ ...task, steps: 'a x Outline\nb - Draft', note: 'Long' }, today, now);
  expect(copy).toMatchObject({ steps: 'a - Outline\nb - Draft', note: 'Long' });
});

it('[TD14] a task of a past day is copied to today as a new one', () => {
  const past = { ...task, date: planDay('2026-03-09') };
  expect(copyOfTask(past, today, now)).toMatchObject({ date: today, createdAt: now });
});

it('[TD14] the copy of a task of the inbox has neither work nor day', () => {
  const { workId: _work, date: _date, ...inboxTask } = task;
  const copy = copyOfTask(inboxTask, today, now);
  expect(Object.keys(copy)).toEqual(['userId', 'title', 'completed', 'createdAt']);
  expect(whyInvalid(tasks, { ...copy })).toBeUndefined();
});
