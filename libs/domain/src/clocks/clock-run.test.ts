import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UserId } from '../brands.ts';
import type { ClockRun } from '../records/clock.ts';
import {
  finishRun,
  pauseRun,
  resetRun,
  restoreRun,
  resumeRun,
  type RunSession,
  startRun,
  stopRun,
  stopRunAsOf,
} from './clock-run.ts';
import { instantOf } from '../time/instant.ts';
import { clockState } from './clock-state.ts';

const start = Date.parse('2026-03-02T09:00:00.000Z');
const after = (seconds: number) => new Date(start + seconds * 1000);
const at = (seconds: number) => after(seconds).toISOString();
const hour = 3600;

const focus = (target = 1500) =>
  startRun({ id: 'a', userId: 'ada' as UserId, kind: 'focus', target }, after(0));
const stopwatch = () => startRun({ id: 'a', userId: 'ada' as UserId, kind: 'stopwatch' }, after(0));

describe('a transition of a run', () => {
  it('[FT18] [MD16] what is stopped in a pause ended when the pause began, a stopwatch when it is stopped', () => {
    const endOf = (run: typeof stopwatch) => {
      const paused = pauseRun(run(), after(600))?.run ?? run();
      return stopRun(paused, after(9 * hour))?.session;
    };
    expect(endOf(focus)).toEqual({ duration: 600, endedAt: at(600) });
    expect(endOf(stopwatch)).toEqual({ duration: 600, endedAt: at(9 * hour) });
  });

  it('[FT5] Reset saves nothing, and the next run counts from zero', () => {
    expect(resetRun(focus(), after(440))).toEqual({
      run: { ...focus(), phase: 'stopped', since: at(440), elapsed: 440_000 },
    });
    const next = startRun({ id: 'b', userId: 'ada' as UserId, kind: 'focus', target: 1500 }, after(441));
    expect(clockState(next, after(441 + 1499))).toEqual({ phase: 'running', elapsed: 1_499_000 });
  });

  it('[FT4] [FT5] Reset saves a run that had reached 0 and was not saved yet', () => {
    expect(resetRun(focus(), after(2 * hour))).toMatchObject({
      run: { phase: 'stopped' },
      session: { duration: 1500, endedAt: at(1500) },
    });
  });

  it('[FT7] a run that ended 23 hours ago is saved with its end time', () => {
    expect(finishRun(focus(), after(1500 + 23 * hour))).toMatchObject({
      run: { phase: 'finished', since: at(1500), elapsed: 1_500_000 },
      session: { duration: 1500, endedAt: at(1500) },
    });
  });

  it('[CK4] a run that ended more than a day ago is only saved on request, in full and with its end time', () => {
    const late = after(1501 + 24 * hour);
    expect([finishRun, pauseRun, resumeRun, stopRun].map((act) => act(focus(), late))).toEqual(
      Array(4).fill(undefined),
    );
    const state = clockState(focus(), late);
    if (state.phase !== 'set-aside' || !state.end) throw new Error('it has no end');
    expect(stopRunAsOf(focus(), state.end)).toMatchObject({
      run: { phase: 'stopped', since: at(1500) },
      session: { duration: 1500, endedAt: at(1500) },
    });
    expect(resetRun(focus(), late)).not.toHaveProperty('session');
  });

  it('[SW2] Stop saves whole seconds, and nothing for a run of less than one', () => {
    expect(stopRun(stopwatch(), after(61.9))?.session).toEqual({ duration: 61, endedAt: at(61.9) });
    expect(stopRun(stopwatch(), after(0.9))).not.toHaveProperty('session');
  });

  it('[SW4] Stop at an earlier moment saves the time until then, also for a run paused since', () => {
    const end = { elapsed: 600_000, endedAt: instantOf(after(600)) };
    const paused = pauseRun(stopwatch(), after(8 * hour))?.run ?? stopwatch();
    for (const run of [stopwatch(), paused])
      expect(stopRunAsOf(run, end)).toEqual({
        run: { ...stopwatch(), phase: 'stopped', since: at(600), elapsed: 600_000 },
        session: { duration: 600, endedAt: at(600) },
      });
  });

  it('[FT13] a run that was reset can be restored', () => {
    const stopped = resetRun(focus(), after(600))?.run ?? focus();
    const back = restoreRun(stopped, { phase: 'running', elapsed: 600_000 }, after(5000));
    expect(clockState(back, after(5060))).toEqual({ phase: 'running', elapsed: 660_000 });
  });

  it('[FT3] a transition does nothing in a state that does not allow it', () => {
    const paused = pauseRun(focus(), after(10))?.run ?? focus();
    const stopped = stopRun(focus(), after(10))?.run ?? focus();
    expect([
      resumeRun(focus(), after(1)),
      pauseRun(paused, after(20)),
      finishRun(paused, after(9999)),
    ]).toEqual(Array(3).fill(undefined));
    expect([pauseRun, resumeRun, stopRun, resetRun, finishRun].map((act) => act(stopped, after(20)))).toEqual(
      Array(5).fill(undefined),
    );
  });
});

type Step =
  | { readonly type: 'pass' | 'jump'; readonly seconds: number }
  | { readonly type: 'pause' | 'resume' | 'stop' | 'reset' | 'reload' };

const pass = fc
  .oneof(fc.integer({ min: 0, max: 900 }), fc.integer({ min: hour, max: 20 * hour }))
  .map((seconds): Step => ({ type: 'pass', seconds }));
const press = fc.constantFrom('pause', 'resume', 'stop', 'reset', 'reload').map((type): Step => ({ type }));
const jump = fc
  .integer({ min: -2 * 24 * hour, max: 2 * 24 * hour })
  .map((seconds): Step => ({ type: 'jump', seconds }));
const kinds = fc.oneof(
  fc.integer({ min: 1, max: 180 }).map((minutes) => focus(minutes * 60)),
  fc.constant(stopwatch()),
);

const presses = { pause: pauseRun, resume: resumeRun, stop: stopRun, reset: resetRun };

/**
 * Runs the steps as a page would, which reads its run after each step. `passed` is the true time that the run counted,
 * in seconds.
 */
function live(first: ClockRun, steps: readonly Step[]) {
  let run = first;
  let now = 0;
  let passed = 0;
  const sessions: RunSession[] = [];
  const take = (step: ReturnType<typeof stopRun>) => {
    if (step?.session) sessions.push(step.session);
    run = step?.run ?? run;
  };
  for (const step of steps) {
    if (step.type === 'pass') {
      const left = (run.target ?? Infinity) - passed;
      if (run.phase === 'running') passed += Math.min(step.seconds, left);
    }
    if (step.type === 'pass' || step.type === 'jump') now += step.seconds;
    else if (step.type === 'reload') run = JSON.parse(JSON.stringify(run)) as ClockRun;
    else take(presses[step.type](run, after(now)));
    take(finishRun(run, after(now)));
    const state = clockState(run, after(now));
    if (state.phase !== 'set-aside') {
      expect(state.elapsed).toBeGreaterThanOrEqual(0);
      expect(state.elapsed).toBeLessThanOrEqual((run.target ?? Infinity) * 1000);
    }
  }
  return { run, sessions, passed, state: clockState(run, after(now)) };
}

describe('after any presses, sleep of the device and reloads', () => {
  it('[FT4] [FT6] [SW2] [SW3] a run saves at most one session, with exactly the time it counted', () => {
    fc.assert(
      fc.property(kinds, fc.array(fc.oneof(pass, press), { maxLength: 40 }), (first, steps) => {
        const { run, sessions, passed, state } = live(first, steps);
        if (state.phase === 'set-aside') expect(sessions).toEqual([]);
        else if (state.phase !== 'stopped') expect(state.elapsed).toBe(passed * 1000);
        const isSaved = run.phase === 'finished' || (run.phase === 'stopped' && sessions.length > 0);
        expect(sessions.map(({ duration }) => duration)).toEqual(isSaved ? [passed] : []);
      }),
    );
  });

  it('[CK4] a clock that jumps saves at most one session, never negative and never over the target', () => {
    fc.assert(
      fc.property(kinds, fc.array(fc.oneof(pass, press, jump), { maxLength: 40 }), (first, steps) => {
        const { sessions } = live(first, steps);
        expect(sessions.length).toBeLessThanOrEqual(1);
        for (const { duration } of sessions) {
          expect(duration).toBeGreaterThan(0);
          expect(duration).toBeLessThanOrEqual(first.target ?? Infinity);
        }
      }),
    );
  });
});
