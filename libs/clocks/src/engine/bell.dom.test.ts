// @vitest-environment jsdom
import type { ClockRun, Instant } from '@dayloom/domain';
import { aClockRun } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ringFor, ringForBreak } from './bell.ts';
import { deafSpeaker } from '../testing/deaf-speaker.ts';

const end = new Date('2026-03-10T12:25:00Z');
const after = (seconds: number) => new Date(end.getTime() + seconds * 1000);
/** A focus timer that is at zero at `end`. */
const run = (fields: Partial<ClockRun> = {}) =>
  aClockRun(testUser.id, { id: 'a', since: '2026-03-10T12:00:00Z' as Instant, target: 1500, ...fields });

/** A stub of Web Locks with one lock for all tabs. */
function oneLock() {
  const lock = {
    isLocked: false,
    request: async (_name: string, _options: LockOptions, claim: (lock: unknown) => Promise<void>) => {
      if (lock.isLocked) return claim(null);
      lock.isLocked = true;
      await claim({});
      lock.isLocked = false;
    },
  };
  return lock;
}

let speaker: ReturnType<typeof deafSpeaker>;
const inTab = (tab: object) => vi.stubGlobal('navigator', tab);
const used = { userActivation: { hasBeenActive: true } };

beforeEach(() => {
  speaker = deafSpeaker();
  inTab({ ...used, locks: oneLock() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the bell at the end of a run', () => {
  it('[CK5] is one soft stroke, and releases the speaker when it has faded', async () => {
    ringFor(run(), end);
    await vi.waitFor(() => expect(speaker.strokes).toHaveLength(1));
    const [stroke] = speaker.strokes;
    expect(stroke?.loudest).toBeLessThan(0.3);
    expect(stroke?.isClosed).toBe(false);
    stroke?.fade();
    await vi.waitFor(() => expect(stroke?.isClosed).toBe(true));
  });

  it('[CK5] rings once, in two tabs at the same moment and in one that checks later', async () => {
    const locks = oneLock();
    inTab({ ...used, locks });
    ringFor(run(), end);
    ringFor(run(), end);
    await vi.waitFor(() => expect(speaker.strokes).toHaveLength(1));
    speaker.strokes[0]?.fade();
    await vi.waitFor(() => expect(locks.isLocked).toBe(false));
    ringFor(run(), after(1));
    await vi.waitFor(() => expect(locks.isLocked).toBe(false));
    ringFor(run({ id: 'b' }), after(1));
    await vi.waitFor(() => expect(speaker.strokes).toHaveLength(2));
    expect(localStorage.getItem('dayloom.user.bell-rung')).toBe('b');
  });

  it('[CK5] also rings when another tab has saved the session first', async () => {
    ringFor(run({ phase: 'finished', since: end.toISOString() as Instant, elapsed: 1_500_000 }), after(2));
    await vi.waitFor(() => expect(speaker.strokes).toHaveLength(1));
  });

  it.each([
    ['the end is a minute ago', run(), after(61), used],
    ['the run is not over', run(), after(-1), used],
    ['it is paused', run({ phase: 'paused', elapsed: 1_000 }), end, used],
    ['the tab has not been used', run(), end, { userActivation: { hasBeenActive: false } }],
    ['the browser does not report user activation', run(), end, {}],
  ])('[CK5] does not ring when %s', (_, one, now, tab) => {
    inTab(tab);
    ringFor(one, now);
    expect(localStorage.getItem('dayloom.user.bell-rung')).toBeNull();
  });

  it('[CK5] rings when the browser denies storage and has no locks', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    inTab(used);
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    ringFor(run(), end);
    await vi.waitFor(() => expect(speaker.strokes).toHaveLength(1));
    vi.unstubAllGlobals();
  });

  it.each([
    ['denies sound, and nothing is logged', 'NotAllowedError', 0],
    ['fails to play it, and the error is logged', 'InvalidStateError', 1],
  ])('[CK5] breaks nothing when the browser %s', async (_, name, logs) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const locks = oneLock();
    inTab({ ...used, locks });
    const resume = vi.fn(() => Promise.reject(new DOMException('no', name)));
    vi.stubGlobal(
      'AudioContext',
      class {
        resume = resume;
      },
    );
    ringFor(run(), end);
    await vi.waitFor(() => expect(resume).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(logs));
  });
});

describe('the bell at the end of a break', () => {
  const rested = (fields: Partial<ClockRun> = {}) =>
    run({
      phase: 'finished',
      since: '2026-03-10T12:20:00.000Z' as Instant,
      elapsed: 1_500_000,
      rest: 300,
      ...fields,
    });
  const lowest = (index: number) =>
    Math.min(...(speaker.strokes[index]?.tones ?? []).map(({ value }) => value));

  it('[CK5] [FT19] rings once, after that of its session, and higher', async () => {
    const locks = oneLock();
    inTab({ ...used, locks });
    ringFor(rested({ since: end.toISOString() as Instant }), end);
    await vi.waitFor(() => expect(speaker.strokes).toHaveLength(1));
    speaker.strokes[0]?.fade();
    await vi.waitFor(() => expect(locks.isLocked).toBe(false));
    ringForBreak(rested(), end);
    await vi.waitFor(() => expect(speaker.strokes).toHaveLength(2));
    expect(lowest(1)).toBeGreaterThan(lowest(0));
    speaker.strokes[1]?.fade();
    await vi.waitFor(() => expect(locks.isLocked).toBe(false));
    ringForBreak(rested(), after(1));
    await vi.waitFor(() => expect(locks.isLocked).toBe(false));
    expect(speaker.strokes).toHaveLength(2);
  });

  it.each([
    ['the end is a minute ago', rested(), after(61)],
    ['the break is not over', rested(), after(-1)],
    ['the break was skipped', rested({ restEnded: '2026-03-10T12:24:00.000Z' as Instant }), end],
    ['there was none', run(), end],
  ])('[CK5] does not ring when %s', (_, one, now) => {
    ringForBreak(one, now);
    expect(localStorage.getItem('dayloom.user.break-rung')).toBeNull();
  });
});
