import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Instant, UserId } from '../brands.ts';
import type { ClockRun } from '../records/clock.ts';
import { instantOf } from '../time/instant.ts';
import { inZone } from '../time/zones.fixture.ts';
import { clockState, leftOf, parallelRuns, shownRun } from './clock-state.ts';

const start = new Date('2026-03-02T09:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const at = (seconds: number): Instant => instantOf(after(seconds));

const aRun = (fields: Partial<ClockRun> = {}): ClockRun => ({
  id: 'a',
  userId: 'ada' as UserId,
  kind: 'focus',
  phase: 'running',
  since: at(0),
  elapsed: 0,
  target: 1500,
  createdAt: at(0),
  ...fields,
});
const aStopwatch = (fields: Partial<ClockRun> = {}) => {
  const { target: _none, ...run } = aRun({ kind: 'stopwatch' });
  return { ...run, ...fields };
};
const hours = 3600;

describe('the state of a run', () => {
  it.each([
    ['at its start', 0, { phase: 'running', elapsed: 0 }],
    ['after a minute', 60, { phase: 'running', elapsed: 60_000 }],
    ['a second before its end', 1499, { phase: 'running', elapsed: 1_499_000 }],
    ['at its end', 1500, { phase: 'finished', elapsed: 1_500_000, endedAt: at(1500) }],
    ['after eight hours of sleep', 8 * hours, { phase: 'finished', elapsed: 1_500_000, endedAt: at(1500) }],
    ['a day after its end', 1500 + 24 * hours, { phase: 'finished', elapsed: 1_500_000, endedAt: at(1500) }],
    [
      'a day and a second after its end',
      1501 + 24 * hours,
      { phase: 'set-aside', reason: 'old', end: { elapsed: 1_500_000, endedAt: at(1500) } },
    ],
  ])('[FT3] [FT6] [FT7] [CK4] %s', (_, seconds, state) => {
    expect(clockState(aRun(), after(seconds))).toEqual(state);
  });

  it('[FT4] pauses are not counted', () => {
    const run = aRun({ since: at(900), elapsed: 300_000 });
    expect(clockState(run, after(960))).toEqual({ phase: 'running', elapsed: 360_000 });
    expect(clockState(run, after(2100))).toMatchObject({ phase: 'finished', endedAt: at(2100) });
    expect(clockState(aRun({ phase: 'paused', elapsed: 300_000 }), after(99 * hours))).toEqual({
      phase: 'paused',
      elapsed: 300_000,
    });
  });

  it('[SW1] [SW3] a stopwatch counts up without an end, but not for days', () => {
    expect(clockState(aStopwatch(), after(8 * hours))).toEqual({
      phase: 'running',
      elapsed: 8 * hours * 1000,
    });
    expect(clockState(aStopwatch(), after(24 * hours + 1))).toEqual({ phase: 'set-aside', reason: 'old' });
  });

  it('[CK4] after the clock is set back the counted time stays, and a run from the future is set aside', () => {
    const run = aRun({ since: at(0), elapsed: 90_000 });
    expect(clockState(run, after(-120))).toEqual({ phase: 'running', elapsed: 90_000 });
    expect(clockState(run, after(-121))).toEqual({ phase: 'set-aside', reason: 'future' });
  });

  it('[FT9] [SW2] of an ended run stays unchanged', () => {
    const finished = aRun({ phase: 'finished', since: at(1500), elapsed: 1_500_000 });
    expect(clockState(finished, after(9999))).toMatchObject({ phase: 'finished', elapsed: 1_500_000 });
    expect(clockState(aStopwatch({ phase: 'stopped', elapsed: 7_000 }), after(9999))).toEqual({
      phase: 'stopped',
      elapsed: 7_000,
    });
  });

  it('[CK4] is never negative and never over the target, at any moment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -4e8, max: 4e8 }),
        fc.integer({ min: 0, max: 1_500_000 }),
        fc.constantFrom('running', 'paused', 'finished', 'stopped' as const),
        (seconds, elapsed, phase) => {
          const state = clockState(aRun({ phase, elapsed }), after(seconds));
          if (state.phase === 'set-aside') return;
          expect(state.elapsed).toBeGreaterThanOrEqual(0);
          expect(state.elapsed).toBeLessThanOrEqual(1_500_000);
        },
      ),
    );
  });

  it.each(['running', 'paused', 'finished'] as const)(
    '[CK4] a run with an impossible stored time is set aside while %s',
    (phase) => {
      for (const run of [aStopwatch({ phase, elapsed: 1e13 }), aRun({ phase, elapsed: 1e13 })])
        expect(clockState(run, after(1))).toEqual({ phase: 'set-aside', reason: 'corrupt' });
    },
  );

  it('[CK4] a focus run with a stored time over its target is set aside', () =>
    expect(clockState(aRun({ elapsed: 1_500_001 }), after(1))).toEqual({
      phase: 'set-aside',
      reason: 'corrupt',
    }));

  it('[MD7] a meditation whose target was lowered below its time ends at the start of its phase', () =>
    expect(clockState(aRun({ kind: 'meditation', elapsed: 1_600_000, since: at(60) }), after(61))).toEqual({
      phase: 'finished',
      elapsed: 1_500_000,
      endedAt: at(60),
    }));

  it.each(['Pacific/Honolulu', 'Europe/Berlin', 'Asia/Tokyo'])('[FT6] is the same in %s', (zone) =>
    inZone(zone, () => expect(clockState(aRun(), after(60))).toEqual({ phase: 'running', elapsed: 60_000 })),
  );

  it('has a remaining time until the end', () => {
    expect(leftOf(aRun(), 60_000)).toBe(1_440_000);
    expect(leftOf(aRun(), 1_600_000)).toBe(0);
    expect(leftOf(aStopwatch(), 60_000)).toBe(Infinity);
  });
});

describe('the run that a clock shows', () => {
  const first = aRun({ id: 'first', createdAt: at(0) });
  const second = aRun({ id: 'second', createdAt: at(5) });

  it('[CK1] is one per clock, and none before its start', () => {
    expect(shownRun([], 'focus')).toBeUndefined();
    expect(shownRun([first, aStopwatch()], 'meditation')).toBeUndefined();
    expect(shownRun([first], 'focus')).toBe(first);
  });

  it('[CK1] is the earlier of two started on separate devices, and the other must be stopped', () => {
    expect(shownRun([second, first], 'focus')).toBe(first);
    expect(parallelRuns([second, first, aStopwatch()], first)).toEqual([second]);
  });

  it('[CK1] is a running one rather than a paused one', () => {
    expect(shownRun([{ ...first, phase: 'paused' }, second], 'focus')).toBe(second);
  });

  it('[FT9] [MD13] is a finished one, even if a later run was stopped because of it', () => {
    const finished = { ...first, phase: 'finished' as const, since: at(1500) };
    expect(shownRun([finished, { ...second, phase: 'stopped', since: at(6) }], 'focus')).toBe(finished);
  });

  it('[FT5] [FT9] is none after a reset, and a finished one until the reset', () => {
    const finished = { ...second, phase: 'finished' as const };
    expect(shownRun([first, { ...second, phase: 'stopped' }], 'focus')).toBe(first);
    expect(shownRun([{ ...first, phase: 'stopped' }, finished], 'focus')).toBe(finished);
    expect(
      shownRun(
        [
          { ...first, phase: 'finished' },
          { ...second, phase: 'stopped' },
        ],
        'focus',
      ),
    ).toBeUndefined();
  });
});
