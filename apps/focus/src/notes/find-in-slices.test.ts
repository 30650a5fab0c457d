import { searchWords } from '@dayloom/domain/search';
import { aNote } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { expect, it, vi } from 'vitest';
import { findInSlices } from './find-in-slices.ts';

const notes = Array.from({ length: 1_000 }, (_, at) =>
  aNote(testUser.id, {
    id: `n${at}`,
    title: at % 2 ? 'Café' : 'Tea',
    content: `Opens at ${at % 10}`,
  }),
);
const find = (typed: string, signal = new AbortController().signal) =>
  findInSlices(notes, searchWords(typed), signal);

/** Each reading of the clock is a millisecond later, so that a note takes one; `turns` counts yields to input events. */
function slowClock() {
  let now = 0;
  let last = 0;
  const turns: number[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  vi.stubGlobal('setTimeout', (act: () => void) => {
    turns.push(now - last);
    last = now;
    queueMicrotask(act);
  });
  return { turns, time: () => now, end: () => vi.unstubAllGlobals() };
}

it('[NT9] finds notes that contain every word, ignoring case and accents', async () => {
  const found = await find('CAFE 7');
  expect(found).toEqual(new Set(Array.from({ length: 100 }, (_, at) => `n${10 * at + 7}`)));
  expect((await find('tea 7')).size).toBe(0);
});

it('[NT9] among 1,000 notes it yields to input events every ten milliseconds', async () => {
  const clock = slowClock();
  expect((await find('opens')).size).toBe(1_000);
  clock.end();
  expect(clock.turns.length).toBeGreaterThan(90);
  expect(Math.max(...clock.turns)).toBeLessThanOrEqual(10);
});

it('[NT9] a search that another letter has ended stops', async () => {
  const clock = slowClock();
  const ending = new AbortController();
  const searching = find('opens', ending.signal);
  ending.abort();
  expect((await searching).size).toBeLessThan(20);
  clock.end();
  expect(clock.time()).toBeLessThan(20);
});
