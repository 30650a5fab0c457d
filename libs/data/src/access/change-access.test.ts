import { type Instant, meditationStats, suggestions, type UserId, works } from '@dayloom/domain';
import { describe, expect, it } from 'vitest';
import { type Change, create, increment, patch, remove } from '../change.ts';
import type { StoredFields } from './after-change.ts';
import { type Access, whyRefused } from './change-access.ts';

const ada = 'ada' as UserId;
const bob = 'bob' as UserId;
const now = '2026-03-02T12:00:00.000Z' as Instant;
const access: Access = { user: ada, now, after: () => undefined };
const work = {
  userId: ada,
  workTitle: 'Paint',
  startDate: '2026-03-02',
  endDate: '2026-03-02',
  duration: 1,
  priority: 'low',
  createdAt: now,
};
const codeOf = (change: Change, before?: StoredFields) => whyRefused(change, before, access)?.code;
const creating = (fields: StoredFields): Change => ({
  type: 'create',
  collection: 'works',
  id: 'w1',
  fields,
});

describe('whyRefused', () => {
  it('[AC4] a record may be a day ahead of this clock, and no more', () => {
    expect(codeOf(creating({ ...work, createdAt: '2026-03-03T12:00:00.000Z' }))).toBeUndefined();
    expect(codeOf(creating({ ...work, createdAt: '2026-03-03T12:00:00.001Z' }))).toBe('permission-denied');
  });

  it('[AC4] Undo may bring a record back with its old moment of creation', () => {
    expect(codeOf(creating({ ...work, createdAt: '2019-01-01T00:00:00.000Z' }))).toBeUndefined();
  });

  it("[OF11] a create of what is there already is not refused, unless it is somebody else's", () => {
    expect(codeOf(creating({ ...work, duration: 0 }), work)).toBeUndefined();
    expect(codeOf(creating(work), { ...work, userId: bob })).toBe('permission-denied');
  });

  it("[AC2] another user's record is neither changed nor removed", () => {
    const foreign = { ...work, userId: bob };
    expect(codeOf(patch(works, 'w1', { duration: 2 }), foreign)).toBe('permission-denied');
    expect(codeOf(remove(works, 'w1'), foreign)).toBe('permission-denied');
    expect(codeOf(remove(works, 'w1'), work)).toBeUndefined();
  });

  it('[OF9] a broken record without an owner can be thrown away, not changed', () => {
    expect(codeOf(remove(works, 'w1'), {})).toBeUndefined();
    expect(codeOf(patch(works, 'w1', { duration: 2 }), {})).toBe('invalid');
  });

  it('[OF9] what a later version stored beside the known fields does not stand in the way of a patch', () => {
    expect(codeOf(patch(works, 'w1', { duration: 2 }), { ...work, colour: 'teal' })).toBeUndefined();
    expect(
      codeOf({ type: 'patch', collection: 'works', id: 'w1', fields: { colour: 'teal' }, clear: [] }, work),
    ).toBe('invalid');
  });

  it('[AC5] keys and values that hide in a prototype do not count', () => {
    const { duration: _gone, ...rest } = work;
    expect(codeOf(creating(Object.assign(Object.create({ duration: 1 }), rest)))).toBe('invalid');
    expect(codeOf(creating(JSON.parse(`{"__proto__":{},${JSON.stringify(work).slice(1)}`)))).toBe('invalid');
  });

  it('[AC9] a suggestion never changes, whoever asks', () => {
    const stored = { userId: ada, suggestion: 'x', status: 'pending', createdAt: now };
    expect(codeOf(patch(suggestions, 's1', { status: 'approved' }), stored)).toBe('permission-denied');
    expect(codeOf(remove(suggestions, 's1'), stored)).toBeUndefined();
  });

  it('[AC11] a counter that is no number cannot be raised', () => {
    const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
    const stats = { userId: ada, currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
    expect(codeOf(increment(meditationStats, ada, by), stats)).toBeUndefined();
    expect(codeOf(increment(meditationStats, ada, by), { ...stats, totalSessions: 'many' })).toBe('invalid');
    expect(
      codeOf(increment(meditationStats, ada, by), { ...stats, totalSessions: Number.MAX_SAFE_INTEGER }),
    ).toBe('invalid');
  });

  it('[AC1] an id that is none is refused', () => {
    for (const id of ['', 'a/b', '..', 'a b', 'x'.repeat(129)])
      expect(codeOf(create(works, id, {} as never))).toBe('invalid');
  });
});
