import type { Instant, UserId } from '@dayloom/domain';
import { describe, expect, it } from 'vitest';
import { type Change, create, increment, patch, purge, remove, restore } from '../change.ts';
import { sentenceOf } from '../sentences.ts';
import type { RecordState, StoredFields } from './record-state.ts';
import { type Access, whyDenied } from './change-access.ts';

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
const meeting = (change: Change, before: RecordState | undefined, more: Partial<Access> = {}) =>
  whyDenied(change, before, { ...access, ...more })?.code;
const codeOf = (change: Change, before?: StoredFields) => meeting(change, before && { fields: before });
const creating = (fields: StoredFields): Change => ({
  type: 'create',
  collection: 'works',
  id: 'w1',
  fields,
});

describe('whyDenied', () => {
  it('[AC4] a timestamp may be one day ahead of this clock, and no more', () => {
    expect(codeOf(creating({ ...work, createdAt: '2026-03-03T12:00:00.000Z' }))).toBeUndefined();
    expect(codeOf(creating({ ...work, createdAt: '2026-03-03T12:00:00.001Z' }))).toBe('permission-denied');
  });

  it('[AC4] a record may be created with an old creation time', () => {
    expect(codeOf(creating({ ...work, createdAt: '2019-01-01T00:00:00.000Z' }))).toBeUndefined();
  });

  it("[OF11] creating a record that exists already is allowed, unless it is another user's", () => {
    expect(codeOf(creating({ ...work, duration: 0 }), work)).toBeUndefined();
    expect(codeOf(creating(work), { ...work, userId: bob })).toBe('permission-denied');
  });

  it("[AC2] another user's record is neither changed nor removed", () => {
    const foreign = { ...work, userId: bob };
    expect(codeOf(patch('works', 'w1', { duration: 2 }), foreign)).toBe('permission-denied');
    expect(codeOf(remove('works', 'w1'), foreign)).toBe('permission-denied');
    expect(codeOf(remove('works', 'w1'), work)).toBeUndefined();
  });

  it('[DA40] the order of a day is created with the id of its user and day alone', () => {
    const order = { userId: ada, day: '2026-03-05', order: 'b a' };
    const created = (id: string): Change => ({ type: 'create', collection: 'dayOrders', id, fields: order });
    expect(codeOf(created('ada-2026-03-05'))).toBeUndefined();
    for (const id of ['bob-2026-03-05', 'ada-2026-03-06', 'ada', 'ada-2026-03-05-', 'xada-2026-03-05'])
      expect(codeOf(created(id))).toBe('permission-denied');
    expect(codeOf(patch('dayOrders', 'o1', { order: '' }), order)).toBeUndefined();
  });

  it('[OF9] a broken record without an owner can be deleted, not changed', () => {
    expect(codeOf(remove('works', 'w1'), {})).toBeUndefined();
    expect(codeOf(patch('works', 'w1', { duration: 2 }), {})).toBe('invalid');
  });

  it('[OF9] fields of a later version next to the known ones do not prevent a patch', () => {
    expect(codeOf(patch('works', 'w1', { duration: 2 }), { ...work, colour: 'teal' })).toBeUndefined();
    expect(
      codeOf({ type: 'patch', collection: 'works', id: 'w1', fields: { colour: 'teal' }, clear: [] }, work),
    ).toBe('invalid');
  });

  it('[AC5] keys and values inherited from a prototype are ignored', () => {
    const { duration: _gone, ...rest } = work;
    expect(codeOf(creating(Object.assign(Object.create({ duration: 1 }), rest)))).toBe('invalid');
    expect(codeOf(creating(JSON.parse(`{"__proto__":{},${JSON.stringify(work).slice(1)}`)))).toBe('invalid');
  });

  it('[AC9] a suggestion never changes, not even for its owner', () => {
    const stored = { userId: ada, suggestion: 'x', status: 'pending', createdAt: now };
    expect(codeOf(patch('suggestions', 's1', { status: 'approved' }), stored)).toBe('permission-denied');
    expect(codeOf(remove('suggestions', 's1'), stored)).toBeUndefined();
  });

  it('[AC11] a counter that is not a number cannot be increased', () => {
    const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
    const stats = { userId: ada, currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
    expect(codeOf(increment('meditationStats', ada, by), stats)).toBeUndefined();
    expect(codeOf(increment('meditationStats', ada, by), { ...stats, totalSessions: 'many' })).toBe(
      'invalid',
    );
    expect(
      codeOf(increment('meditationStats', ada, by), { ...stats, totalSessions: Number.MAX_SAFE_INTEGER }),
    ).toBe('invalid');
    for (const [upTo, code] of [
      [2, undefined],
      [0, 'permission-denied'],
      [1.5, 'permission-denied'],
    ] as const)
      expect(codeOf({ ...increment('meditationStats', ada, by), upTo }, stats)).toBe(code);
  });

  it('[AC6] dates that are too far apart are kept until they are changed', () => {
    const long = { ...work, startDate: '2000-01-01', endDate: '2026-01-01', duration: 9497 };
    expect(codeOf(patch('works', 'w1', { workTitle: 'Paint again' }), long)).toBeUndefined();
    expect(codeOf(patch('works', 'w1', { duration: 9496 }), long)).toBe('invalid');
    expect(codeOf(creating(long))).toBe('invalid');
  });

  it('[AC4] a timestamp that is written may be one day ahead, a stored one may have any value', () => {
    const ahead = '2030-01-01T00:00:00.000Z' as Instant;
    const note = { userId: ada, title: 'List', content: 'Oats', createdAt: now, updatedAt: ahead };
    expect(codeOf(patch('notes', 'n1', { content: 'Rye' }), note)).toBeUndefined();
    expect(codeOf(patch('notes', 'n1', { updatedAt: ahead }), note)).toBe('permission-denied');
  });

  it("[DA4] a new profile has the account's e-mail in any case; later changes are not compared with it", () => {
    const profile = { firstName: 'Ada', email: 'Ada@example.com', mobileNo: '', createdAt: now };
    const signingUp = create('users', ada, profile);
    expect(meeting(signingUp, undefined, { email: 'ada@example.com' })).toBeUndefined();
    expect(meeting(signingUp, undefined, { email: 'bob@example.com' })).toBe('permission-denied');
    expect(meeting(signingUp, undefined)).toBeUndefined();
    const renaming = patch('users', ada, { firstName: 'Bea' });
    expect(meeting(renaming, { fields: profile }, { email: 'bob@example.com' })).toBeUndefined();
  });

  it('[OF9] a broken record can be deleted, restored and purged', () => {
    const broken = { fields: { userId: ada, duration: 'long' }, deletedAt: now };
    expect(meeting(restore('works', 'w1'), broken)).toBeUndefined();
    expect(meeting(purge('works', 'w1'), broken)).toBeUndefined();
  });

  it('[AC14] a task is restored only while its work exists, and the error says why', () => {
    const task = {
      userId: ada,
      workId: 'w1',
      title: 'Brush',
      completed: false,
      date: '2026-03-04',
      createdAt: now,
    };
    const below = (parent: RecordState | undefined) => ({ after: () => parent });
    const deleted = { fields: task, deletedAt: now };
    expect(meeting(restore('tasks', 't1'), deleted, below({ fields: work }))).toBeUndefined();
    expect(meeting(restore('tasks', 't1'), deleted, below({ fields: work, deletedAt: now }))).toBe(
      'parent-deleted',
    );
    expect(meeting(restore('tasks', 't1'), deleted, below(undefined))).toBe('permission-denied');
    const error = whyDenied(create('tasks', 't2', task as never), undefined, {
      ...access,
      after: () => ({ fields: work, deletedAt: now }),
    });
    expect(sentenceOf(error)).toBe('Its work was deleted. Restore the work first.');
  });

  it('[AC14] a task is deleted together with its own work only, and no other record with anything', () => {
    const going = (change: Change, parentId: string): Change => ({ ...change, with: parentId }) as Change;
    const task = { userId: ada, workId: 'w1' };
    expect(codeOf(going(remove('tasks', 't1'), 'w1'), task)).toBeUndefined();
    expect(codeOf(going(remove('tasks', 't1'), 'w2'), task)).toBe('permission-denied');
    expect(codeOf(going(remove('works', 'w1'), 'w1'), work)).toBe('permission-denied');
  });

  it('[AC1] an invalid id is rejected', () => {
    for (const id of ['', 'a/b', '..', 'a b', 'x'.repeat(129)])
      expect(codeOf(create('works', id, {} as never))).toBe('invalid');
  });
});
