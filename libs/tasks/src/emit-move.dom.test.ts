// @vitest-environment jsdom
import type { PlanDay, UserId } from '@dayloom/domain';
import { aTask } from '@dayloom/testing';
import { expect, it } from 'vitest';
import { emitMove } from './emit-move.ts';

const day = (text: string) => text as PlanDay;
const today = day('2026-03-10');

it.each([
  ['a later day', '2026-03-10', '2026-03-11', 'later'],
  ['an earlier day', '2026-03-12', '2026-03-10', 'earlier'],
  ['today, from an earlier day', '2026-03-02', '2026-03-10', 'later'],
  ['a later day, from no day', undefined, '2026-03-16', 'later'],
])('[KA11] a task moved to %s moves in its direction', (_, from, to, way) => {
  const { date: _date, ...undated } = aTask('ada' as UserId, { id: 'milk' });
  const task = from === undefined ? undated : { ...undated, date: day(from) };
  const details: unknown[] = [];
  document.addEventListener('dayloom-leaving', (event) => details.push((event as CustomEvent).detail), {
    once: true,
  });
  emitMove([{ task }], day(to), today);
  expect(details).toEqual([new Map([['milk', way]])]);
});
