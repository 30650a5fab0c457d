import type { ClockRun, Instant, UserId } from '@dayloom/domain';
import { aClockRun } from '@dayloom/testing';
import { expect, it } from 'vitest';
import { RunSettler } from './run-settler.ts';

const at = (time: string) => `2026-03-13T${time}:00.000Z` as Instant;
const running = aClockRun('ada' as UserId, { id: 'a' });

it('[CK3] lowers a session to an earlier end that was replaced before it was settled', () => {
  const reset: ClockRun = { ...running, phase: 'stopped', since: at('10:10'), elapsed: 600_000 };
  const finished: ClockRun = { ...running, phase: 'finished', since: at('10:25'), elapsed: 1_500_000 };
  const session = { id: 'a', duration: 1500, endedAt: at('10:25') };
  const settler = new RunSettler();
  for (const run of [running, reset, finished]) settler.seeRuns([run]);
  const settle = (run: ClockRun) =>
    settler.settle([run], new Map([['a', session]]), new Date(at('10:26'))).changes;
  expect(settle(finished)).toMatchObject([{ id: 'a', fields: { phase: 'stopped', elapsed: 600_000 } }]);
  expect(settle(reset)).toMatchObject([{ id: 'a', fields: { duration: 600, loweredFrom: 1500 } }]);
});
