// @vitest-environment jsdom
import type { PlanDay, UserId } from '@dayloom/domain';
import { aTask } from '@dayloom/testing';
import { expect, it } from 'vitest';
import { tellLeaving } from './tell-leaving.ts';

const day = (text: string) => text as PlanDay;
const today = day('2026-03-10');

it.each([
  ['a later day', '2026-03-10', '2026-03-11', 'later'],
  ['an earlier day', '2026-03-12', '2026-03-10', 'earlier'],
  ['today, from before', '2026-03-02', '2026-03-10', 'later'],
  ['a day to come, without one', undefined, '2026-03-16', 'later'],
])('[KA11] a task moved to %s leaves towards it', (_, from, to, way) => {
  const { date: _date, ...undated } = aTask('ada' as UserId, { id: 'milk' });
  const task = from === undefined ? undated : { ...undated, date: day(from) };
  const told: unknown[] = [];
  document.addEventListener('dayloom-leaving', (event) => told.push((event as CustomEvent).detail), {
    once: true,
  });
  tellLeaving([{ task }], day(to), today);
  expect(told).toEqual([new Map([['milk', way]])]);
});
