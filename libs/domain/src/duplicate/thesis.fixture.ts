import type { Instant, UserId } from '../brands.ts';
import type { Repeat } from '../records/repeat.ts';
import type { Task } from '../records/task.ts';
import type { Work } from '../records/work.ts';
import { planDay } from '../time/plan-day.ts';

const userId = 'ada' as UserId;
export const now = '2026-03-10T12:00:00.000Z' as Instant;
export const at = (minute: number) => `2026-01-01T08:${String(minute).padStart(2, '0')}:00.000Z` as Instant;

export const thesis: Work = {
  id: 'thesis',
  userId,
  workTitle: 'Thesis',
  startDate: planDay('2026-02-02'),
  endDate: planDay('2026-02-16'),
  duration: 14,
  priority: 'high',
  description: 'All of it',
  createdAt: at(0),
};
export const taskOf = (id: string, date: string | undefined, fields: Partial<Task> = {}): Task => ({
  id,
  userId,
  workId: 'thesis',
  title: id,
  completed: false,
  createdAt: at(1),
  ...(date !== undefined && { date: planDay(date) }),
  ...fields,
});
export const segmentOf = (first: string, rule: string | undefined, fields: Partial<Repeat> = {}): Repeat => ({
  id: 'swim',
  series: 'swim',
  userId,
  workId: 'thesis',
  makes: 'task',
  title: 'Swim',
  first: planDay(first),
  createdAt: at(1),
  ...(rule !== undefined && { rule }),
  ...fields,
});
