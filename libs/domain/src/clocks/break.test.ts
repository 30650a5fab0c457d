import { describe, expect, it } from 'vitest';
import type { Instant, UserId } from '../brands.ts';
import type { ClockRun } from '../records/clock.ts';
import { breakLength, breakOf, restFor } from './break.ts';
import { resetRun } from './clock-run.ts';

const end = Date.parse('2026-03-02T09:25:00.000Z');
const after = (seconds: number) => new Date(end + seconds * 1000);
const at = (seconds: number) => after(seconds).toISOString() as Instant;
const hour = 3600;

const aRun = (fields: Partial<ClockRun> = {}): ClockRun => ({
  id: 'a',
  userId: 'ada' as UserId,
  kind: 'focus',
  phase: 'finished',
  since: at(0),
  elapsed: 1_500_000,
  target: 1500,
  createdAt: at(-1500),
  ...fields,
});
const rested = (fields: Partial<ClockRun> = {}) => aRun({ rest: 300, ...fields });

describe('[FT19] the break of a run', () => {
  it.each<[string, ClockRun, number, ReturnType<typeof breakOf>]>([
    ['has its whole length at the end of the run', rested(), 0, { phase: 'running', left: 300_000 }],
    ['counts down to its end', rested(), 299.5, { phase: 'running', left: 500 }],
    ['is over at its end', rested(), 300, { phase: 'over', endedAt: at(300) }],
    ['stays over a week later', rested(), 168 * hour, { phase: 'over', endedAt: at(300) }],
    ['is over when it is skipped', rested({ restEnded: at(60) }), 61, { phase: 'over', endedAt: at(60) }],
    [
      'ended at its end where it was skipped after it, on a clock that is behind',
      rested({ restEnded: at(900) }),
      901,
      { phase: 'over', endedAt: at(300) },
    ],
    ['is none without a break', aRun(), 10, undefined],
    ['is none while the run is not saved', rested({ phase: 'running', since: at(-1500) }), 10, undefined],
    ['is none of another clock', rested({ kind: 'meditation' }), 10, undefined],
    [
      'never has more than its length, on a clock that is behind',
      rested(),
      -90,
      { phase: 'running', left: 300_000 },
    ],
    ['is none on a clock that was set back by an hour', rested(), -hour, undefined],
  ])('%s', (_, run, seconds, expected) => {
    expect(breakOf(run, after(seconds))).toEqual(expected);
  });

  it('ends with a reset of the run', () => {
    const reset = resetRun(rested(), after(60))?.run ?? rested();
    expect(breakOf(reset, after(61))).toBeUndefined();
  });

  it.each<[string, ClockRun, number, number | undefined]>([
    ['at the end of the run', aRun(), 0, 300],
    ['three minutes later, in full', aRun(), 180.9, 480],
    ['on a clock that is a minute behind', aRun(), -60, 300],
    ['a day later not at all', aRun(), 24 * hour - 299, undefined],
    ['on a clock that was set back not at all', aRun(), -hour, undefined],
    ['where there was one not at all', rested({ restEnded: at(10) }), 20, undefined],
    ['after a reset not at all', aRun({ phase: 'stopped' }), 20, undefined],
  ])('can start %s', (_, run, seconds, expected) => {
    expect(restFor(run, 5, after(seconds))).toBe(expected);
  });
});

it('[FT19] each fourth break of a day is long, with the lengths that the user has chosen', () => {
  const lengths = (settings: Parameters<typeof breakLength>[0]) =>
    [1, 2, 3, 4, 5, 8].map((sessions) => breakLength(settings, sessions).minutes);
  expect(lengths({})).toEqual([5, 5, 5, 15, 5, 15]);
  expect(lengths({ breakMinutes: 7, longBreakMinutes: 30 })).toEqual([7, 7, 7, 30, 7, 30]);
  expect(breakLength({}, 4).isLong).toBe(true);
});
