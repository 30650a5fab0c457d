import { describe, expect, it } from 'vitest';
import type { Instant } from '../brands.ts';
import { orderText, placed, placedBehind, wholeOrder } from './place-in-day.ts';

const createdAt = '2026-03-05T08:00:00.000Z' as Instant;
const tasks = (text: string) => [...text].map((id) => ({ id, completed: id > 'm', createdAt }));
const ids = (text: string) => [...text];
const order = (text: string) => ids(text).join(' ');
const noPriority = () => undefined;

describe('a day that is arranged', () => {
  it('[TD11] has the ids of its record, those of tasks that left included, then the others', () => {
    expect(wholeOrder(tasks('abxcd'), noPriority, order('dgxa'))).toEqual(ids('dgxabc'));
    expect(wholeOrder(tasks('ab'), noPriority, undefined)).toEqual(ids('ab'));
    expect(wholeOrder(tasks('ab'), noPriority, 'b b')).toEqual(ids('ba'));
  });

  it('[TD11] moves a task up, down, to the top or to an index of its list', () => {
    const after = (id: string, place: Parameters<typeof placed>[3]) =>
      placed(ids('abcd'), ids('abcd'), id, place)?.order.join('');
    expect([after('c', 'up'), after('b', 'down'), after('d', 'top'), after('a', 3)]).toEqual([
      'acbd',
      'acbd',
      'dabc',
      'bcda',
    ]);
  });

  it('[TD11] stays as it is where a task has no place to go', () => {
    const after = (id: string, place: Parameters<typeof placed>[3]) =>
      placed(ids('abc'), ids('abc'), id, place);
    expect([after('a', 'up'), after('a', 'top'), after('c', 'down'), after('b', 1)]).toEqual(
      Array.from({ length: 4 }),
    );
    expect([after('b', 3), after('b', -1), after('gone', 0)]).toEqual(Array.from({ length: 3 }));
  });

  it('[TD11] keeps the places of what the list does not show', () => {
    expect(placed(ids('aXbYc'), ids('abc'), 'c', 0)).toEqual({ order: ids('cXaYb'), index: 0 });
  });

  it('[TD14] gets a copy directly behind its task', () => {
    expect(placedBehind(ids('abc'), 'a', 'x')).toEqual(ids('axbc'));
    expect(placedBehind(ids('abc'), 'c', 'a')).toEqual(ids('bca'));
  });

  it('[TD11] stores about the first 700 ids, and leaves out those that are not in the day before others', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `task-${String(index).padStart(22, '0')}`);
    const stored = orderText(many, () => true);
    expect(stored).toHaveLength(714 * 28 - 1);
    expect(stored.split(' ')).toEqual(many.slice(0, 714));
    expect(orderText(many, (id) => id > (many[499] ?? '')).split(' ')).toEqual(many.slice(500));
    expect(orderText(ids('abc'), (id) => id !== 'b')).toBe('a b c');
  });
});
