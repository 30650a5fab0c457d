import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plantedBugs } from './planted-bugs.ts';
import { plantedSessionBugs } from './planted-session-bugs.ts';
import { plantedStepBugs } from './planted-step-bugs.ts';
import { runSchedule, type ScheduleOptions } from './run-schedule.ts';

/** `npm run prove replica` runs all schedules, piece by piece. By default only a sample runs. */
const isProof = process.env['DAYLOOM_PROVE'] === 'replica';
const schedules = Number(process.env['DAYLOOM_SCHEDULES'] ?? (isProof ? 10_000 : 120));
const first = Number(process.env['DAYLOOM_SEED'] ?? 1);
const pieces = isProof ? 20 : 3;
const [databasePieces, onDatabase] = isProof ? [3, 20] : [1, 1];
/** Every planted bug is found within this many seeds. */
const seedsForBug = 40;
const timeout = 600_000;

async function play(from: number, to: number, options: ScheduleOptions = {}) {
  for (let seed = from; seed < to; seed += 1) {
    const { problems } = await runSchedule(seed, options);
    expect(problems, `seed ${seed}`).toEqual([]);
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('[OF2] [DA41] [TH5] random schedules of two and three devices, with everything that can go wrong', () => {
  const size = Math.ceil(schedules / pieces);
  const starts = Array.from({ length: pieces }, (_, piece) => [piece + 1, first + piece * size] as const);

  it.each(starts)(
    'lose nothing, apply nothing twice and end in the same state: piece %i, from seed %i on',
    (_piece, start) => play(start, Math.min(start + size, first + schedules)),
    timeout,
  );

  it.each(Array.from({ length: databasePieces }, (_, piece) => first + piece * onDatabase))(
    'pass on the database of the product: from seed %i on',
    (start) => {
      // Otherwise tabs of different devices would receive each other's messages.
      vi.stubGlobal('BroadcastChannel', undefined);
      return play(start, start + onDatabase, { newFactory: () => new IDBFactory() });
    },
    timeout,
  );
});

describe('[OF2] [DA41] a planted bug is found', () => {
  it.each(
    isProof
      ? [...plantedBugs, ...plantedStepBugs, ...plantedSessionBugs]
      : [...plantedBugs.slice(0, 4), ...plantedStepBugs.slice(0, 2), ...plantedSessionBugs.slice(0, 1)],
  )(
    '$name',
    async (bug) => {
      vi.spyOn(console, 'error').mockReturnValue();
      let isFound = false;
      for (let seed = 1; seed <= seedsForBug && !isFound; seed += 1)
        isFound = (await runSchedule(seed, { bug })).problems.length > 0;
      expect(isFound).toBe(true);
    },
    timeout,
  );
});
