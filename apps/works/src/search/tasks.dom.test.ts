// @vitest-environment jsdom
import type { Change } from '@dayloom/data';
import { planDay, type Repeat, repeats, repeatSkips, type Task, works } from '@dayloom/domain';
import { addressOf, type AddressParams } from '@dayloom/platform';
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
    address: (_: string, params: AddressParams = {}) => addressOf('/work/:id', params),
    intent: (_: string, params: AddressParams = {}) => addressOf('/today', params),
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

const steps = 'a - Buy a ladder\nb x Borrow brushes';

it.each(['ladder', 'brushes', 'varnish'])(
  '[KA7] a task is found by %j in its steps or note, and opened',
  async (word) => {
    const fence = createTask(
      aTask(garden, { id: 'fence', title: 'Fence', steps, note: 'Two coats\nof varnish' }),
    );
    const plain = createTask(aTask(garden, { title: 'Plain' }));
    expect((await resultsFor(word, [fence, plain])).map(({ title, to }) => [title, to])).toEqual([
      ['Fence', `/work/${garden.id}?day=${today}&task=fence`],
    ]);
  },
);

it('[KA7] ids and boxes of steps are not found, and a title ranks higher', async () => {
  const fence = createTask(aTask(garden, { title: 'Fence', steps: 'abc1 x Paint' }));
  const older = createTask(aTask(garden, { title: 'Paint', createdAt: garden.createdAt }));
  expect(await resultsFor('abc1', [fence, older])).toEqual([]);
  expect((await resultsFor('paint', [fence, older])).map(({ title }) => title)).toEqual(['Paint', 'Fence']);
});

it('[KA7] a task outside the days of its work is opened on its day, one in the inbox there', async () => {
  const outside = createTask(
    aTask(garden, { id: 'early', title: 'Rake', date: planDay('2026-02-03'), note: 'Leaves' }),
  );
  const { workId: _, date: __, ...inbox } = aTask(garden, { id: 'some', title: 'Leaves' });
  expect((await resultsFor('leaves', [outside, createTask(inbox)])).map(({ to }) => to)).toEqual([
    '/today',
    '/today?day=2026-02-03&task=early',
  ]);
});

it('[RP18] a series is found by steps and note of all its parts, a day by its own', async () => {
  const seed = [
    series('plants', { steps: 'a - Fill the can', note: 'Rain water' }),
    series('next', { series: 'plants', first: planDay('2026-04-01'), steps: 'a - Fill the tank' }),
    dayOf('plants', '2026-03-09', { steps: 'a x Fill the can\nb - Buy a hose', note: 'Rain water' }),
    dayOf('plants', '2026-03-08', { steps: 'a x Fill the can', note: 'Rain water' }),
  ];
  const found = async (word: string) => (await resultsFor(word, seed)).map(({ id }) => id);
  for (const word of ['rain', 'can', 'tank', 'water'])
    expect([word, await found(word)]).toEqual([word, ['plants']]);
  const [opened] = await resultsFor('tank', seed);
  expect(opened?.to).toBe(`/work/${garden.id}?day=${today}&task=plants`);
  expect(await found('hose')).toEqual(['plants-20260309']);
});
