import { type Change, clockRunsOf, meditationsOf, sessionsOf } from '@dayloom/data';
import { type ClockKind, type ClockRun, clockState } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { BreakKeeper } from './break-keeper.ts';
import { markSeen } from './last-seen.ts';
import { type Ring, RunFinisher } from './run-finisher.ts';
import { RunReconciler, type SavedSession } from './run-reconciler.ts';
import { SteadyClock } from './steady-clock.ts';
import { watchWithRetry } from './watch-with-retry.ts';

type Services = Pick<Shell, 'store' | 'toasts' | 'clock' | 'user'> & {
  readonly ring?: Ring;
  readonly ringForBreak?: Ring;
  /** See `RunFinisher`. */
  readonly onSaved?: (run: ClockRun, isRejected: boolean) => void;
  /** Milliseconds; see `RunFinisher`. */
  readonly gracePeriod?: number;
};

const silence = () => undefined;

const defaultGracePeriod = 10_000;

/** How many of the latest sessions are compared with the runs of the last days. */
const compared = 30;
/** Milliseconds to wait for related records, which arrive separately. */
const reconcileDelay = 250;
const retryAfter = 30_000;

/**
 * Keeps these clocks until the returned function is called: saves runs that reach their end, reconciles what other tabs
 * and devices have done, and corrects for a clock that is set back. It may run in several tabs at once.
 */
export function keepClocks(
  {
    store,
    toasts,
    clock,
    user,
    ring = silence,
    ringForBreak = silence,
    onSaved,
    gracePeriod = defaultGracePeriod,
  }: Services,
  kinds: readonly ClockKind[],
): () => void {
  const finisher = new RunFinisher({ store, toasts, clock, ring, gracePeriod, ...(onSaved && { onSaved }) });
  const breaks = new BreakKeeper({ store, toasts, clock, user, ring: ringForBreak });
  const reconciler = new RunReconciler();
  const steady = new SteadyClock();
  const sessions = new Map<ClockKind, readonly SavedSession[]>();
  let runs: readonly ClockRun[] = [];
  let reconcileTimer: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setInterval> | undefined;
  let isCommitting = false;
  let hasEnded = false;

  const keep = async (changes: readonly Change[]) => {
    if (changes.length === 0) return true;
    isCommitting = true;
    try {
      await store.commit(changes);
      return true;
    } catch (error) {
      console.error('The clocks cannot be saved; tried again later.', error);
      return false;
    } finally {
      isCommitting = false;
    }
  };

  /** Schedules one reconciliation, even when more records arrive before it. */
  const scheduleReconcile = (milliseconds: number) => {
    if (!hasEnded) reconcileTimer ??= setTimeout(() => void reconcile(), milliseconds);
  };
  const reconcile = async () => {
    reconcileTimer = undefined;
    if (isCommitting) return scheduleReconcile(reconcileDelay);
    const saved = new Map([...sessions.values()].flat().map((one): [string, SavedSession] => [one.id, one]));
    const { changes, sentences } = reconciler.reconcile(runs, saved, clock.now());
    for (const sentence of sentences) toasts.warning(sentence);
    if (!(await keep(changes))) scheduleReconcile(retryAfter);
  };

  const lookAtClock = () => {
    const now = clock.now();
    const changes = steady.look(runs, now, performance.now());
    if (changes.length > 0) void keep(changes);
    for (const run of runs)
      if (run.kind === 'stopwatch' && clockState(run, now).phase === 'running') markSeen(run, now);
  };
  const tick = () => {
    lookAtClock();
    finisher.look();
  };
  const follow = (found: readonly ClockRun[]) => {
    runs = found.filter(({ kind }) => kinds.includes(kind));
    reconciler.seeRuns(runs);
    clearInterval(looking);
    lookAtClock();
    if (runs.some(({ phase }) => phase === 'running')) looking = setInterval(tick, 1000);
    finisher.follow(runs);
    breaks.follow(runs);
    scheduleReconcile(reconcileDelay);
  };
  const take = (kind: ClockKind, found: readonly SavedSession[]) => {
    sessions.set(kind, found);
    reconciler.seeSessions(found);
    scheduleReconcile(reconcileDelay);
  };

  const stops = [watchWithRetry(store, clockRunsOf(user.id), follow)];
  if (kinds.some((kind) => kind !== 'meditation'))
    stops.push(
      watchWithRetry(store, sessionsOf(user.id).first(compared), (found) =>
        take(
          'focus',
          found.map((one) => ({ ...one, endedAt: one.createdAt })),
        ),
      ),
    );
  if (kinds.includes('meditation'))
    stops.push(
      watchWithRetry(store, meditationsOf(user.id).first(compared), (found) =>
        take(
          'meditation',
          found.map((one) => ({ ...one, endedAt: one.date })),
        ),
      ),
    );
  const wake = () => {
    lookAtClock();
    finisher.wake();
    breaks.look();
  };
  document.addEventListener('visibilitychange', wake);
  return () => {
    hasEnded = true;
    for (const stop of stops) stop();
    clearTimeout(reconcileTimer);
    clearInterval(looking);
    finisher.stop();
    breaks.stop();
    document.removeEventListener('visibilitychange', wake);
  };
}
