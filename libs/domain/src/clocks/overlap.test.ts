import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Instant } from '../brands.ts';
import { type EndedRun, overlapOf } from './overlap.ts';

const day = Date.parse('2026-03-02T10:00:00.000Z');
const at = (minutes: number) => new Date(day + minutes * 60_000).toISOString() as Instant;
const minutes = 60_000;

/** A run from one minute after ten o'clock to another, paused for some of them. */
const run = (id: string, from: number, to: number, paused = 0): EndedRun => ({
  id,
  kind: 'focus',
  createdAt: at(from),
  endedAt: at(to),
  elapsed: Math.max(0, to - from - paused) * minutes,
});
const overlap = (own: EndedRun, ...others: readonly EndedRun[]) => overlapOf(own, others) / minutes;

describe('[CK1] the time of a run that an earlier one has counted', () => {
  const own = run('own', 20, 50);

  it.each<[string, number, ...EndedRun[]]>([
    ['without another run', 0],
    ['after one that ended before it', 0, run('a', 0, 20)],
    ['after one that ended within it', 10, run('a', 0, 30)],
    ['inside one', 30, run('a', 0, 60)],
    ['as long as one', 30, run('a', 20, 50)],
    ['with a later one', 0, run('z', 21, 40)],
    ['with one that was started at the same moment and has a later id', 0, run('z', 20, 40)],
    ['of another clock', 0, { ...run('a', 0, 60), kind: 'stopwatch' }],
    ['of two, one after the other', 15, run('a', 0, 25), run('b', 19, 35)],
    ['of two, one inside the other', 15, run('a', 0, 35), run('b', 10, 30)],
    ['of a chain', 20, run('a', 0, 10), run('b', 5, 22), run('c', 15, 40)],
    ['with one that was paused for less than both ran', 6, run('a', 0, 30, 4)],
    ['with one that was paused for longer', 0, run('a', 0, 30, 12)],
    ['with one that was paused inside a longer one', 30, run('a', 0, 60), run('b', 10, 40, 20)],
    ['with a paused one and one that was not', 17, run('a', 0, 30), run('b', 5, 40, 3)],
    ['with one that has no time', 0, { ...run('a', 0, 60), elapsed: 0 }],
    ['with one that has no time inside another', 30, run('a', 0, 60), { ...run('b', 0, 60), elapsed: 0 }],
    [
      'with one whose clock was set back',
      0,
      { ...run('a', 30, 0), createdAt: at(15), elapsed: 40 * minutes },
    ],
    ['with one that ran on a device an hour behind', 0, run('a', -60, -10)],
  ])('%s', (_, expected, ...others) => {
    expect(overlap(own, ...others)).toBe(expected);
  });

  it('is less while its own pauses may lie in it', () => {
    expect(overlap(run('own', 20, 50, 4), run('a', 0, 30))).toBe(6);
    expect(overlap(run('own', 20, 50, 15), run('a', 0, 30))).toBe(0);
    expect(overlap(run('own', 20, 50, 15), run('a', 0, 60))).toBe(15);
  });
});

const anyRun = (isPaused: boolean) =>
  fc
    .record({ from: fc.nat(40), length: fc.integer({ min: 1, max: 30 }), paused: fc.nat(isPaused ? 30 : 0) })
    .map(({ from, length, paused }) => ({ from, to: from + length, paused: Math.min(paused, length) }));
const runsOf = (spans: readonly { readonly from: number; readonly to: number; readonly paused: number }[]) =>
  spans.map(({ from, to, paused }, index) => run(`run${index}`, from, to, paused));

describe('[CK1] the counted time of any runs', () => {
  it('is together what at least one of them ran, if none was paused', () => {
    fc.assert(
      fc.property(fc.array(anyRun(false), { minLength: 1, maxLength: 6 }), (spans) => {
        const runs = runsOf(spans);
        const covered = new Set(
          spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
        );
        const counted = runs.map((one) => one.elapsed / minutes - overlap(one, ...runs));
        expect(counted.reduce((sum, one) => sum + one, 0)).toBe(covered.size);
      }),
    );
  });

  it('is never less than nothing, and never more than a run has, however they were paused', () => {
    fc.assert(
      fc.property(fc.array(anyRun(true), { minLength: 1, maxLength: 6 }), (spans) => {
        const runs = runsOf(spans);
        for (const one of runs) {
          const lost = overlapOf(one, runs);
          expect(lost).toBeGreaterThanOrEqual(0);
          expect(lost).toBeLessThanOrEqual(one.elapsed);
          expect(overlapOf(one, runs.toReversed())).toBe(lost);
        }
      }),
    );
  });

  it('does not rise when another run becomes known', () => {
    fc.assert(
      fc.property(fc.array(anyRun(true), { minLength: 2, maxLength: 6 }), (spans) => {
        const runs = runsOf(spans);
        for (const one of runs)
          expect(overlapOf(one, runs)).toBeGreaterThanOrEqual(overlapOf(one, runs.slice(1)));
      }),
    );
  });

  it('is at least what a run ran alone, wherever the pauses were', () => {
    const timed = fc.record({
      from: fc.nat(30),
      minutes: fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
    });
    fc.assert(
      fc.property(fc.array(timed, { minLength: 1, maxLength: 5 }), (all) => {
        const runs = all.map(({ from, minutes: ran }, index) =>
          run(`run${index}`, from, from + ran.length, ran.filter((isRunning) => !isRunning).length),
        );
        const ranAt = ({ from, minutes: ran }: (typeof all)[number], minute: number) =>
          ran[minute - from] === true;
        for (const [index, own] of all.entries()) {
          const one = runs[index];
          if (!one) continue;
          const others = all.filter(
            (_, other) =>
              (runs[other]?.createdAt ?? '') < one.createdAt ||
              (runs[other]?.createdAt === one.createdAt && other < index),
          );
          const both = own.minutes.filter(
            (isRunning, minute) => isRunning && others.some((other) => ranAt(other, own.from + minute)),
          ).length;
          expect(overlap(one, ...runs)).toBeLessThanOrEqual(both);
        }
      }),
    );
  });
});
