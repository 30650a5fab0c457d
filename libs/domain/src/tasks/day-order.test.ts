import { describe, expect, it } from 'vitest';
import type { Instant } from '../brands.ts';
import type { Priority } from '../records/work-facts.ts';
import { inDayOrder } from './day-order.ts';

const priorities = new Map<string, Priority>([
  ['urgent', 'high'],
  ['usual', 'medium'],
  ['someday', 'low'],
]);
const priorityOf = (work: string) => priorities.get(work);

let minute = 0;
const task = (title: string, workId?: string, completed = false) => ({
  id: title.replace(' ', '-'),
  title,
  completed,
  createdAt: `2026-03-05T08:${String(minute++).padStart(2, '0')}:00.000Z` as Instant,
  ...(workId !== undefined && { workId }),
});
const titles = (tasks: readonly { title: string }[]) => tasks.map(({ title }) => title);

describe('the tasks of a day', () => {
  it("[TD1] are open before done, the open ones ordered by their works' priority, then by creation", () => {
    const { open, done } = inDayOrder(
      [
        task('Inbox'),
        task('Low', 'someday'),
        task('High 1', 'urgent'),
        task('Done', 'urgent', true),
        task('Medium', 'usual'),
        task('High 2', 'urgent'),
      ].toReversed(),
      priorityOf,
    );
    expect(titles(open)).toEqual(['High 1', 'High 2', 'Medium', 'Low', 'Inbox']);
    expect(titles(done)).toEqual(['Done']);
  });

  it('of a work that is not loaded yet are among those without a work', () => {
    const { open } = inDayOrder(
      [task('Unknown', 'later'), task('Inbox'), task('Low', 'someday')],
      priorityOf,
    );
    expect(titles(open)).toEqual(['Low', 'Unknown', 'Inbox']);
  });

  it('[TD11] are in the order in which the day was arranged, new ones last', () => {
    const { open, done } = inDayOrder(
      [
        task('Inbox'),
        task('Done 1', 'urgent', true),
        task('Done 2', 'urgent', true),
        task('High', 'urgent'),
        task('New low', 'someday'),
        task('New high', 'urgent'),
      ],
      priorityOf,
      'Done-2 Inbox Gone High Done-1',
    );
    expect(titles(open)).toEqual(['Inbox', 'High', 'New high', 'New low']);
    expect(titles(done)).toEqual(['Done 2', 'Done 1']);
  });

  it('[TD11] are where the order names them first', () => {
    const { open } = inDayOrder([task('High', 'urgent'), task('A'), task('B')], priorityOf, 'A B A');
    expect(titles(open)).toEqual(['A', 'B', 'High']);
  });
});
