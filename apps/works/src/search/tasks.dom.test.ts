// @vitest-environment jsdom
import type { Change } from '@dayloom/data';
import { planDay, type Repeat, repeats, repeatSkips, type Task, works } from '@dayloom/domain';
import { add, aRepeat, aRepeatSkip } from '@dayloom/testing';
import { testShell, testUser } from '@dayloom/testing/shell';
import { expect, it } from 'vitest';
import { aTask, aWork, createTask, today } from '../testing/records.ts';
import searchTasks from './tasks.ts';

const garden = aWork({ workTitle: 'Garden' });
const series = (id: string, fields: Partial<Repeat> = {}) =>
  add(repeats, aRepeat(testUser.id, { id, first: planDay('2026-03-02'), workId: garden.id, ...fields }));
/** A stored day of a series. */
const dayOf = (repeat: string, day: string, fields: Partial<Task> = {}) =>
  createTask(
    aTask(garden, {
      id: `${repeat}-${day.replaceAll('-', '')}`,
      title: 'Water the plants',
      date: planDay(day),
      repeat,
      repeatDay: planDay(day),
      createdAt: garden.createdAt,
      ...fields,
    }),
  );

async function resultsFor(typed: string, seed: readonly Change[]) {
  const shell = await testShell({ today, seed: [add(works, garden), ...seed] });
  const navigation = {
    ...shell.navigation,
    address: (_: string, { id = '', day = '' } = {}) => `/work/${id}?day=${day}`,
  };
  return searchTasks({ ...shell, navigation })(typed, new AbortController().signal);
}

it('[RP18] [KA7] a task that repeats is found once, as its next day, with its rule', async () => {
  const stored = ['2026-03-08', '2026-03-09', '2026-03-10'].map((day) => dayOf('plants', day));
  expect(await resultsFor('water', [series('plants'), ...stored])).toEqual([
    {
      id: 'plants',
      title: 'Water the plants',
      detail: 'Task in Garden, every day',
      to: `/work/${garden.id}?day=${today}`,
      collection: 'repeats',
    },
  ]);
});

it('[RP18] its shown day is one that was not left out', async () => {
  const skip = aRepeatSkip(testUser.id, { series: 'plants', day: today });
  const [found] = await resultsFor('water', [series('plants'), add(repeatSkips, skip)]);
  expect(found?.to).toBe(`/work/${garden.id}?day=2026-03-11`);
});

it('[RP18] its shown day is today while one is left there', async () => {
  const weekly = series('plants', { rule: 'FREQ=WEEKLY;BYDAY=MO' });
  const moved = dayOf('plants', '2026-03-09', { date: today, completed: false });
  const skip = aRepeatSkip(testUser.id, { series: 'plants', day: planDay('2026-03-09') });
  const [found] = await resultsFor('water', [weekly, moved, add(repeatSkips, skip)]);
  expect(found?.to).toBe(`/work/${garden.id}?day=${today}`);
});

it('[RP18] a day that was renamed on its own is found as itself, one with an earlier title of the series is not', async () => {
  const renamed = dayOf('plants', '2026-03-09', { title: 'Water the roses' });
  const next = series('next', { series: 'plants', first: today, title: 'Water the garden' });
  const earlier = dayOf('plants', '2026-03-08');
  const found = await resultsFor('water', [series('plants'), next, renamed, earlier]);
  expect(found.map(({ title, id, detail }) => [title, id, detail])).toEqual([
    ['Water the garden', 'plants', 'Task in Garden, every day'],
    ['Water the roses', 'plants-20260309', 'Task in Garden, Mar 9, 2026'],
  ]);
});

it.each([
  ['ended', [series('plants', { rule: 'FREQ=DAILY;COUNT=3' })]],
  ['was deleted', []],
])('[RP18] of a series that %s, the latest stored day is found', async (_, segments) => {
  const stored = ['2026-03-02', '2026-03-04', '2026-03-03'].map((day) => dayOf('plants', day));
  const found = await resultsFor('water', [...segments, ...stored]);
  expect(found.map(({ id }) => id)).toEqual(['plants-20260304']);
});
