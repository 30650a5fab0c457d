import type { DeletedRecord } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { expect, it } from 'vitest';
import { idsAfterMoves, withoutMoved } from './moved-sessions.ts';

const deleted = (id: string, minute = 0, collection: DeletedRecord['collection'] = 'timerHistory') => ({
  collection,
  id,
  fields: {},
  deletedAt: `2026-03-10T09:0${minute}:00.000Z` as Instant,
});
const listed = (records: readonly DeletedRecord[], ...living: readonly string[]) =>
  withoutMoved(records, {
    timerHistory: new Map(living.map((id) => [id, {}])),
    meditationSessions: new Map(),
  }).map(({ id }) => id);

it('[TR1] [TH5] a session that was moved is looked for under the ids that follow from its own', () => {
  const moved = [deleted('a'), deleted('a-moved', 1), deleted('b-moved'), deleted('c', 0, 'notes')];
  expect(idsAfterMoves(moved, 'timerHistory')).toEqual(['a-moved2', 'b']);
  expect(idsAfterMoves(moved, 'meditationSessions')).toEqual([]);
});

it.each([
  ['moved', [deleted('a')], ['a-moved'], []],
  ['moved twice', [deleted('a'), deleted('a-moved', 1)], ['a-moved2'], []],
  ['moved, and undone', [deleted('a-moved')], ['a'], []],
  ['moved and deleted', [deleted('a'), deleted('a-moved', 1)], [], ['a-moved']],
  ['only deleted', [deleted('a'), deleted('b')], ['c'], ['a', 'b']],
  ['next to a note of that name', [deleted('a', 0, 'notes')], ['a-moved'], ['a']],
] as const)(
  '[TR1] the trash has of a session that was %s what a person deleted',
  (_, records, living, left) => {
    expect(listed(records, ...living)).toEqual(left);
  },
);

it('[TR1] sessions are not listed before it is known whether they live on', () => {
  const all = [deleted('a'), deleted('n', 0, 'notes')];
  const unread = { timerHistory: undefined, meditationSessions: undefined };
  expect(withoutMoved(all, unread).map(({ id }) => id)).toEqual(['n']);
});
