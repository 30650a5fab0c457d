import type { ClockPhase, Instant, UserId } from '@dayloom/domain';
import { describe, expect, it } from 'vitest';
import { type Change, createOnce, increment, patch, purge, remove, restore } from '../change.ts';
import { afterChange } from './after-change.ts';
import type { RecordState } from './record-state.ts';

const now = '2026-03-02T12:00:00.000Z' as Instant;
const fields = { workTitle: 'Paint', duration: 1 };
const alive = { fields, stamp: 's1', fill: 3 };
const deleted = { ...alive, deletedAt: '2026-03-01T12:00:00.000Z', deletedWith: 'w0' };
const creating: Change = { type: 'create', collection: 'works', id: 'w1', fields: { workTitle: 'Mend' } };
const after = <S extends RecordState>(change: Change, before: S | undefined) =>
  afterChange(change, before, now);

const permutationsOf = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item) =>
        permutationsOf(items.filter((one) => one !== item)).map((rest) => [item, ...rest]),
      );

describe('afterChange', () => {
  it('[OF11] a create over a living record changes nothing', () => {
    expect(after(creating, alive)).toBe(alive);
    expect(after(creating, undefined)).toEqual({ fields: { workTitle: 'Mend' } });
  });

  it('[AC4] a create over a deleted record replaces all its fields', () => {
    expect(after(creating, deleted)).toEqual({ fields: { workTitle: 'Mend' }, stamp: 's1', fill: 3 });
  });

  it('[AC10] [CK3] a session that several devices create once stays deleted', () => {
    const session = createOnce('timerHistory', 's', {
      userId: 'ada' as UserId,
      type: 'stopwatch',
      duration: 60,
      createdAt: now,
    });
    const saved = after(session, undefined);
    expect(saved?.fields).toMatchObject({ duration: 60 });
    expect(after(session, saved)).toBe(saved);
    expect(after(session, deleted)).toBe(deleted);
  });

  it('[DA32] a patch sets some fields, removes others, and leaves a deleted record deleted', () => {
    const change = patch('works', 'w1', { workTitle: 'Mend' }, { clear: ['description'] });
    expect(after(change, { ...alive, fields: { ...fields, description: '' } })).toEqual({
      ...alive,
      fields: { ...fields, workTitle: 'Mend' },
    });
    expect(after(change, deleted)).toEqual({ ...deleted, fields: { ...fields, workTitle: 'Mend' } });
    expect(after(change, undefined)).toBeUndefined();
  });

  it('[AC10] of lowered sessions the shortest stays, in any order, with what it was first', () => {
    const session = { fields: { type: 'focus', duration: 1500 }, stamp: 's1' };
    const lowering = (duration: number, loweredFrom = 1500) =>
      patch('timerHistory', 'run', { duration, loweredFrom });
    const [long, short] = [lowering(900), lowering(600)];
    const lowest = { ...session, fields: { type: 'focus', duration: 600, loweredFrom: 1500 } };
    expect(after(short, after(long, session))).toEqual(lowest);
    expect(after(long, after(short, session))).toEqual(lowest);
    expect(after(short, lowest)).toBe(lowest);
    expect(after(long, lowest)).toBe(lowest);
    expect(after(lowering(600, 1400), session)).toEqual(lowest);
    expect(after(lowering(600, 900), lowest)).toBe(lowest);
  });

  it.each(['timerHistory', 'meditationSessions'] as const)(
    '[AC10] [TH5] a length that the user has set in %s is not lowered, and counts after any lowering',
    (collection) => {
      const session = { fields: { duration: 1500 }, stamp: 's1' };
      const lowering = (duration: number) => patch(collection, 'run', { duration, loweredFrom: 1500 });
      const edit = (duration: number, editedAt = now) => patch(collection, 'run', { duration, editedAt });
      const edited = after(edit(1800), session);
      expect(edited?.fields).toEqual({ duration: 1800, editedAt: now });
      for (const duration of [900, 600]) expect(after(lowering(duration), edited)).toBe(edited);
      const lowered = after(lowering(600), session);
      const both = { duration: 1800, loweredFrom: 1500, editedAt: now };
      expect(after(edit(1800), lowered)?.fields).toEqual(both);
      expect(after(lowering(300), { ...session, fields: both })?.fields).toEqual(both);
      const later = '2026-03-02T12:05:00.000Z' as Instant;
      expect(after(edit(60, later), edited)?.fields).toEqual({ duration: 60, editedAt: later });
    },
  );

  it('[AC10] [TH6] lengths, edits, a deletion and a restore end in the same length in any order', () => {
    const session = { fields: { type: 'focus', duration: 1500 }, stamp: 's1' };
    const changes = {
      lower: patch('timerHistory', 'run', { duration: 900, loweredFrom: 1500 }),
      lowest: patch('timerHistory', 'run', { duration: 600, loweredFrom: 1500 }),
      edit: patch('timerHistory', 'run', { duration: 1200, editedAt: now }),
      task: patch('timerHistory', 'run', { taskId: 't1', about: 'Dig' }),
      again: createOnce('timerHistory', 'run', {
        ...{ userId: 'ada' as UserId, type: 'focus', duration: 1500, createdAt: now },
      }),
      deletion: remove('timerHistory', 'run'),
    };
    const ends = permutationsOf(Object.values(changes)).map((order) =>
      order.reduce<typeof session | undefined>((state, change) => after(change, state), session),
    );
    expect(ends).toHaveLength(720);
    for (const end of ends) {
      expect(end).toMatchObject({ deletedAt: now });
      expect(after(restore('timerHistory', 'run'), end)?.fields).toMatchObject({
        ...{ duration: 1200, editedAt: now, taskId: 't1', about: 'Dig' },
      });
    }
  });

  it('[CK3] of two ends of a run the earlier stays, in any order, until it goes on', () => {
    const run = (phase: ClockPhase, elapsed: number) => ({
      fields: { phase, since: now, elapsed, kind: 'focus' },
      stamp: 's1',
    });
    const to = (phase: ClockPhase, elapsed: number) => patch('clocks', 'run', { phase, since: now, elapsed });
    const [early, late] = [to('stopped', 600), to('finished', 1500)];
    const over = run('stopped', 600);
    expect(after(late, after(early, run('running', 0)))).toEqual(over);
    expect(after(early, after(late, run('running', 0)))).toEqual(over);
    expect(after(late, over)).toBe(over);
    expect(after(to('stopped', 0), over)).toEqual(run('stopped', 0));
    expect(after(late, run('stopped', 0))).toEqual(run('stopped', 0));
    expect(after(to('running', 1500), over)).toEqual(run('running', 1500));
    expect(after(late, run('paused', 600))).toEqual(run('paused', 600));
    expect(after(early, run('paused', 600))).toEqual(over);
    expect(after(early, run('paused', 0))).toEqual(over);
  });

  it('[SH13] a remove keeps all fields, changes nothing when repeated, and a restore undoes it', () => {
    const gone = after({ ...remove('works', 'w1'), with: 'w0' } as Change, alive);
    expect(gone).toEqual({ ...alive, deletedAt: now, deletedWith: 'w0' });
    expect(after(remove('works', 'w1'), deleted)).toBe(deleted);
    expect(after(remove('works', 'w1'), undefined)).toBeUndefined();
    expect(after(restore('works', 'w1'), gone)).toEqual(alive);
    expect(after(restore('works', 'w1'), alive)).toEqual(alive);
  });

  it('[TR3] a purge removes a deleted record, and leaves a living one', () => {
    expect(after(purge('works', 'w1'), deleted)).toBeUndefined();
    expect(after(purge('works', 'w1'), alive)).toBe(alive);
  });

  it('[DA31] counters increase, and are created where they do not exist', () => {
    const raising = increment('meditationStats', 'ada', { totalSessions: 2 }, { userId: 'ada' as UserId });
    const begun = { fields: { userId: 'ada', totalSessions: 2 } };
    expect(after(raising, undefined)).toEqual(begun);
    expect(after(raising, begun)).toEqual({ fields: { userId: 'ada', totalSessions: 4 } });
    expect(after(raising, { ...begun, deletedAt: now })).toEqual(begun);
  });

  it('[DO2] an increment up to a number adds what is missing to it, and changes nothing from there on', () => {
    const fields = { userId: 'ada' as UserId };
    const upTo = (number: number, by = number): Change => ({
      ...increment('meditationStats', 'ada', { totalSessions: by }, fields),
      upTo: number,
    });
    const at = (totalSessions: number) => ({ fields: { ...fields, totalSessions } });
    expect(after(upTo(4), undefined)).toEqual(at(4));
    expect(after(upTo(4), at(1))).toEqual(at(4));
    expect(after(upTo(1_200, 500), at(900))).toEqual(at(1_200));
    expect(after(upTo(1_200, 500), at(1))).toEqual(at(501));
    for (const before of [at(4), at(5)]) expect(after(upTo(4), before)).toBe(before);
    expect(after(upTo(4), { ...at(9), deletedAt: now })).toEqual(at(4));
  });
});
