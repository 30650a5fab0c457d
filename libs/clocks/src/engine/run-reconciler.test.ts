import type { ClockRun, Instant, UserId } from '@dayloom/domain';
import { aClockRun } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { RunReconciler, type SavedSession } from './run-reconciler.ts';

const at = (time: string) => `2026-03-13T${time}:00.000Z` as Instant;
const running = aClockRun('ada' as UserId, { id: 'a' });

it('[CK3] lowers a session to an earlier end that was replaced before it was reconciled', () => {
  const reset: ClockRun = { ...running, phase: 'stopped', since: at('10:10'), elapsed: 600_000 };
  const finished: ClockRun = { ...running, phase: 'finished', since: at('10:25'), elapsed: 1_500_000 };
  const session = { id: 'a', duration: 1500, endedAt: at('10:25') };
  const reconciler = new RunReconciler();
  for (const run of [running, reset, finished]) reconciler.seeRuns([run]);
  const reconcile = (run: ClockRun) =>
    reconciler.reconcile([run], new Map([['a', session]]), new Date(at('10:26'))).changes;
  expect(reconcile(finished)).toMatchObject([{ id: 'a', fields: { phase: 'stopped', elapsed: 600_000 } }]);
  expect(reconcile(reset)).toMatchObject([{ id: 'a', fields: { duration: 600, loweredFrom: 1500 } }]);
});

describe('two sessions of one clock', () => {
  const minutes = 60_000;
  const ended = (id: string, from: string, to: string, elapsed: number): ClockRun => ({
    ...running,
    id,
    phase: 'finished',
    createdAt: at(from),
    since: at(to),
    elapsed: elapsed * minutes,
  });
  const sessionOf = ({ id, elapsed, since }: ClockRun): SavedSession => ({
    id,
    duration: elapsed / 1000,
    endedAt: since,
  });
  const long = ended('long', '10:00', '11:00', 60);
  const inside = ended('inside', '10:10', '10:30', 20);
  const gone: ClockRun = { ...inside, phase: 'stopped', elapsed: 0 };
  /** One page, which sees these runs and sessions. */
  const page = (reconciler = new RunReconciler()) => ({
    sees(runs: readonly ClockRun[], ...sessions: readonly SavedSession[]) {
      reconciler.seeRuns(runs);
      reconciler.seeSessions(sessions);
      const saved = new Map(sessions.map((one): [string, SavedSession] => [one.id, one]));
      return reconciler.reconcile(runs, saved, new Date(at('12:00')));
    },
  });
  const deletion = [
    { type: 'remove', id: 'inside' },
    { id: 'inside', fields: { phase: 'stopped', elapsed: 0 } },
  ];
  const deleted = 'A focus session lay within an earlier one and was deleted.';
  const both = [long, inside];

  it('[CK1] inside one another: the inner one is deleted, and a page that has seen it says so once', () => {
    const { sees } = page();
    expect(sees(both, ...both.map(sessionOf))).toMatchObject({ changes: deletion, sentences: [] });
    expect(sees([long, gone], ...both.map(sessionOf))).toEqual({ changes: [], sentences: [] });
    expect(sees([long, gone], sessionOf(long))).toEqual({ changes: [], sentences: [deleted] });
    expect(sees([long, gone], sessionOf(long)).sentences).toEqual([]);
  });

  it('[CK1] a page that has not seen the deleted one says nothing, nor does one whose user deletes it', () => {
    expect(page().sees([long, gone], sessionOf(long)).sentences).toEqual([]);
    const restored = page();
    expect(restored.sees([long, gone], ...both.map(sessionOf))).toEqual({ changes: [], sentences: [] });
    expect(restored.sees([long, gone], sessionOf(long)).sentences).toEqual([]);
    const apart = ended('inside', '11:10', '11:30', 20);
    const manual = page();
    manual.sees([long, apart], sessionOf(long), sessionOf(apart));
    expect(manual.sees([long, apart], sessionOf(long)).sentences).toEqual([]);
  });

  it('[CK1] one that a third device saves again after it was deleted is deleted again', () => {
    const { sees } = page();
    sees([long, gone], sessionOf(long));
    expect(sees(both, ...both.map(sessionOf)).changes).toMatchObject(deletion);
    expect(sees(both, sessionOf(long)).changes).toMatchObject(deletion.slice(1));
  });

  it('[CK1] [FT9] a reset after the end is no pause', () => {
    const reset: ClockRun = { ...long, phase: 'stopped', since: at('11:40') };
    expect(page().sees([reset, inside], sessionOf(long), sessionOf(inside)).changes).toMatchObject(deletion);
  });

  it('[CK1] [CK3] one that was stopped earlier on another device counts until then only', () => {
    const { sees } = page();
    const stopped: ClockRun = { ...long, phase: 'stopped', since: at('10:15'), elapsed: 15 * minutes };
    sees([stopped, inside], sessionOf(long));
    expect(sees(both, ...both.map(sessionOf)).changes).toMatchObject([
      { id: 'long', fields: { phase: 'stopped', elapsed: 15 * minutes } },
      { id: 'inside', fields: { duration: 15 * 60, loweredFrom: 20 * 60 } },
    ]);
  });

  it('[CK1] [CK3] one that was lowered before its run was known to be over ends it with all of its time', () => {
    const { id, createdAt } = inside;
    const session = { ...sessionOf(inside), duration: 600, loweredFrom: 1200 };
    expect(page().sees([{ ...running, id, createdAt }], session).changes).toMatchObject([
      { id: 'inside', fields: { elapsed: 20 * minutes } },
    ]);
  });

  it('[CK3] one whose run was reset within a second on another device is deleted', () => {
    const reset: ClockRun = { ...inside, phase: 'stopped', since: at('10:10'), elapsed: 1 };
    expect(page().sees([reset], sessionOf(inside)).changes).toMatchObject(deletion);
  });

  it('[CK1] [AC10] one that was lowered before is lowered again, and keeps its first duration', () => {
    const later = ended('later', '10:50', '11:10', 20);
    const lowered = { ...sessionOf(later), duration: 900, loweredFrom: 1200 };
    const { changes } = page().sees([long, later], sessionOf(long), lowered);
    expect(changes).toMatchObject([{ id: 'later', fields: { duration: 600, loweredFrom: 1200 } }]);
  });

  it('[CK1] one that became shorter is explained once the earlier run has arrived', () => {
    const later = ended('later', '10:50', '11:10', 20);
    const { sees } = page();
    const lowered = { ...sessionOf(later), duration: 600, loweredFrom: 1200 };
    sees([later], sessionOf(later));
    expect(sees([later], lowered).sentences).toEqual([]);
    const sentences = ['Two focus sessions overlapped: 10:00 of the later one counts.'];
    expect(sees([long, later], sessionOf(long), lowered).sentences).toEqual(sentences);
    expect(sees([long, later], sessionOf(long), lowered).sentences).toEqual([]);
  });

  it('[CK1] [CK3] [TH5] one whose length the user has set is neither lowered nor deleted, and not reported', () => {
    const editedAt = at('11:30');
    const stopped: ClockRun = { ...inside, phase: 'stopped', since: at('10:15'), elapsed: 5 * minutes };
    for (const run of [inside, stopped]) {
      const { sees } = page();
      sees([run], sessionOf(inside));
      const edited = { ...sessionOf(inside), duration: 600, editedAt };
      expect(sees([long, run], sessionOf(long), edited)).toEqual({ changes: [], sentences: [] });
    }
  });

  it.each([
    ['shorter', 600, 10],
    ['longer than the run can have been', 5000, 20],
  ])(
    '[TH5] [CK3] one that the user made %s gives its run no time that it cannot have had',
    (_, duration, end) => {
      const { id, createdAt } = inside;
      const edited = { ...sessionOf(inside), duration, editedAt: at('11:30') };
      expect(page().sees([{ ...running, id, createdAt }], edited).changes).toMatchObject([
        { id: 'inside', fields: { elapsed: end * minutes } },
      ]);
    },
  );

  it('[TH5] one that the user has moved leaves its run as it is', () => {
    const { sees } = page();
    sees([inside], sessionOf(inside));
    const moved = { ...sessionOf(inside), id: 'inside-moved', endedAt: at('09:00') };
    expect(sees([inside], moved)).toEqual({ changes: [], sentences: [] });
  });

  it('[CK3] [MD16] a meditation that was stopped earlier on another device is lowered, by no more than that', () => {
    const [first, second] = [long, ended('later', '10:50', '11:10', 20)].map((run): ClockRun => ({
      ...run,
      kind: 'meditation',
    })) as [ClockRun, ClockRun];
    const stopped: ClockRun = { ...second, phase: 'stopped', since: at('11:05'), elapsed: 15 * minutes };
    const { sees } = page();
    sees([first, second], sessionOf(first), sessionOf(second));
    const { changes } = sees([first, stopped], sessionOf(first), sessionOf(second));
    const lowered = { duration: 15 * 60, loweredFrom: 20 * 60 };
    expect(changes).toEqual([expect.objectContaining({ collection: 'meditationSessions', fields: lowered })]);
    const { sentences } = sees([first, stopped], sessionOf(first), { ...sessionOf(second), ...lowered });
    expect(sentences).toEqual(['The meditation had been stopped earlier: 15:00 counts.']);
  });

  it('[CK1] a meditation that only overlaps another one stays as it is', () => {
    const runs = [long, ended('later', '10:50', '11:10', 20)].map((run): ClockRun => ({
      ...run,
      kind: 'meditation',
    }));
    expect(page().sees(runs, ...runs.map(sessionOf)).changes).toEqual([]);
  });
});
