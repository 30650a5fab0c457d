import type { Instant } from '@dayloom/domain';
import { expect, it } from 'vitest';
import { withinRoom } from './history-room.ts';
import type { PlannedChange } from './plan-writes.ts';

const changeOf = (index: number, before: PlannedChange['before']): PlannedChange => ({
  id: `e_${index}`,
  record: `notes/n${index}`,
  at: '2026-03-20T12:00:00.000Z' as Instant,
  kind: 'changed',
  before,
  added: [],
});
const many = (count: number, before: PlannedChange['before']) =>
  Array.from({ length: count }, (_, index) => changeOf(index, before));
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

it('[HI1] the history of an ordinary batch is complete', () => {
  const history = many(240, { title: 'Milk', content: 'Two litres' });
  expect(withinRoom(history, 241)).toEqual(history);
});

it('[HI1] texts that exceed the size of a request are left out, but their changes are recorded', () => {
  const kept = withinRoom(many(120, { content: 'ж'.repeat(50_000), title: 'Diary' }), 121);
  expect(kept).toHaveLength(120);
  expect(bytesOf(kept)).toBeLessThan(5_000_000);
  expect(kept.filter(({ before }) => before['content'] !== undefined).length).toBeGreaterThan(30);
  expect(kept.every(({ before }) => before['title'] === 'Diary')).toBe(true);
});

it('[HI1] only the text that exceeds the size of a document is left out', () => {
  expect(withinRoom([changeOf(0, { content: 'a'.repeat(1_100_000), title: 'Diary' })], 2)).toEqual([
    changeOf(0, { title: 'Diary' }),
  ]);
});

it('[HI1] if the changes need most writes of a transaction, the last ones are not recorded', () => {
  expect(withinRoom(many(400, {}), 401)).toHaveLength(99);
  expect(withinRoom(many(400, {}), 600)).toEqual([]);
});
