import { describe, expect, it } from 'vitest';
import type { Instant } from '../brands.ts';
import { type GroupMember, groupOf, groupTagOf, isStorm, quietGroupOf, quietTagOf } from './due-group.ts';

const at = (time: string) => `2026-03-05T${time}Z` as Instant;
const member = (index: number, time = '08:55:00.000'): GroupMember => ({
  ...{ tag: `reminder-r${String(index).padStart(4, '0')}`, at: at(time) },
  ...{ item: `r${index}`, name: `Call ${index}` },
});
const many = (count: number) => Array.from({ length: count }, (_, index) => member(index));

describe('a group', () => {
  it('[NF30] needs six or more', () => expect([5, 6].map(isStorm)).toEqual([false, true]));

  it('[NF30] shows how many are due and the first three names, whatever the input order', () => {
    const all = many(2_000);
    const group = groupOf(all);
    expect(group).toMatchObject({
      ...{ kind: 'group', item: 'r0', at: at('08:55:00.000'), title: '2000 reminders' },
      body: 'Call 0, Call 1, Call 10, +1997 more',
    });
    expect(groupOf(all.toReversed())).toEqual(group);
  });

  it('[NF30] orders members of the same moment by their titles', () => {
    const named = ['Yoga', 'Bread', 'Call'].map((name, index) => ({ ...member(index), name }));
    expect(groupOf(named).body).toBe('Bread, Call, Yoga');
  });

  it('[NF30] has the tag of the minute in which its first member is due', () => {
    const tags = ['08:55:00.000', '08:55:59.999', '08:56:00.000'].map((time) => groupTagOf(at(time)));
    expect([tags[0] === tags[1], tags[1] === tags[2]]).toEqual([true, false]);
    expect(groupOf([member(1, '08:56:00.000'), member(2)]).tag).toBe(tags[0]);
    expect(tags[0]).toMatch(/^[A-Za-z0-9_-]{1,90}$/);
  });

  it('shortens long names, and throws for no members', () => {
    const long = many(6).map((one) => ({ ...one, name: '🌱'.repeat(100) }));
    expect(groupOf(long).body.length).toBeLessThanOrEqual(200);
    expect(() => groupOf([])).toThrow(RangeError);
  });
});

describe('delayed notifications', () => {
  const until = '2026-03-06T06:00:00.000Z' as Instant;
  const waited = (index: number): GroupMember => ({
    ...{ tag: `reminder-r${index}`, at: `2026-03-06T0${index}:00:00.000Z` as Instant },
    ...{ item: `r${index}`, name: `Call ${index}` },
  });

  it('[ST4] are shown as one, with their number and the first names', () => {
    const all = [1, 2, 3, 4, 5].map(waited);
    expect(quietGroupOf(all, until)).toMatchObject({
      ...{ kind: 'quiet', tag: quietTagOf(until), at: until, item: 'r1' },
      ...{ title: '5 reminders while it was quiet', body: 'Call 1, Call 2, Call 3, +2 more' },
    });
    expect(quietGroupOf(all.toReversed(), until)).toEqual(quietGroupOf(all, until));
  });

  it('[ST4] of two moments of an item count once', () =>
    expect(
      quietGroupOf(
        [1, 2, 3].map((index) => ({ ...waited(index), item: 'r1' })),
        until,
      ),
    ).toMatchObject({
      ...{ title: '1 reminder while it was quiet', body: 'Call 1' },
    }));

  it('[ST4] are also grouped if there is only one', () =>
    expect(quietGroupOf([waited(1)], until)).toMatchObject({
      ...{ title: '1 reminder while it was quiet', body: 'Call 1', lateBody: 'Call 1' },
    }));

  it('are never an empty group', () => expect(() => quietGroupOf([], until)).toThrow(RangeError));
});
