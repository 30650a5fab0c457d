import type { ClockRun, Instant, UserId } from '@dayloom/domain';
import { aClockRun } from '@dayloom/testing';
import { expect, it } from 'vitest';
import { RunReconciler } from './run-reconciler.ts';

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
