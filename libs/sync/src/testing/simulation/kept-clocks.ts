import { resetChanges, RunReconciler, startChanges, stopChanges } from '@dayloom/clocks';
import { type Change, isLiving, isStoreError } from '@dayloom/data';
import { planImport } from '@dayloom/data/transfer';
import {
  type ClockRun,
  clocks,
  clockState,
  type CollectionName,
  instantOf,
  shownRun,
  type TimerSession,
  timerHistory,
} from '@dayloom/domain';
import type { Tab } from './world.ts';

/** Milliseconds to wait for related records, as in the product. */
const reconcileDelay = 250;
const retryAfter = 30_000;

/** In whole seconds, so that no part of a second is lost between overlapping runs. */
const nowOf = (tab: Tab) => new Date(Math.floor(tab.now() / 1000) * 1000);

function livingOf<T>({ profile }: Tab, collection: CollectionName): T[] {
  const living = [...profile.disk.rows(collection)].filter(([, row]) => isLiving(row));
  return living.map(([id, { fields }]) => ({ id, ...fields }) as T);
}
const runsOf = (tab: Tab) => livingOf<ClockRun>(tab, clocks.name);

/** Keeps the clocks of a tab until it closes, as a page of the product does. */
export function keepClocks(tab: Tab) {
  const { time, bug, clocks: log } = tab.profile.weather;
  if (!log) return;
  const reconciler = new RunReconciler();
  let isWaiting = false;

  const look = async () => {
    await tab.profile.storage.refresh();
    const sessions = livingOf<TimerSession>(tab, timerHistory.name).map((one) => ({
      ...one,
      endedAt: one.createdAt,
    }));
    reconciler.seeRuns(runsOf(tab));
    reconciler.seeSessions(sessions);
    return new Map(sessions.map((one) => [one.id, one]));
  };
  const wait = (milliseconds: number) => {
    if (isWaiting) return;
    isWaiting = true;
    time.after(milliseconds, () => tab.run(() => void reconcile()));
  };
  const reconcile = async () => {
    const sessions = await look();
    const reconciled = reconciler.reconcile(runsOf(tab), sessions, nowOf(tab)).changes;
    const changes = bug?.reconciled?.(reconciled) ?? reconciled;
    isWaiting = false;
    if (changes.length === 0) return;
    try {
      log.note(changes);
      await tab.store.commit(changes);
    } catch (error) {
      if (!isStoreError(error)) throw error;
      wait(retryAfter);
    }
  };
  const follow = () => {
    void look();
    wait(reconcileDelay);
  };
  tab.tableListeners.add(follow);
  follow();
}

/** What a person does with the stopwatch that a tab shows. */
export function pressClock(tab: Tab): Change[] {
  const runs = runsOf(tab);
  const { random } = tab.profile.weather;
  const shown = shownRun(runs, 'stopwatch');
  if (shown && clockState(shown, nowOf(tab)).phase !== 'running') return [];
  if (shown) return (random.chance(0.8) ? stopChanges : resetChanges)(shown, nowOf(tab));
  const start = { id: tab.newId(), userId: tab.user, kind: 'stopwatch' } as const;
  return startChanges(start, runs, nowOf(tab));
}

/** An import of a file that was saved just after a run had been started. */
export function importRun(tab: Tab): Change[] {
  const { random, bug, clocks: log } = tab.profile.weather;
  const run = log && random.pick(log.started());
  if (!run) return [];
  if (bug?.imported) return bug.imported(run);
  const living = [clocks.name, timerHistory.name].flatMap((name) =>
    livingOf<{ readonly id: string }>(tab, name).map(
      ({ id, ...fields }) => [`${name}/${id}`, fields] as const,
    ),
  );
  const now = instantOf(nowOf(tab));
  const file = { exportedAt: now, user: tab.user, setAside: 0, records: new Map([[clocks.name, [run]]]) };
  const plan = planImport(file, {
    ...{ user: tab.user, email: 'ada@example.com', now, idOf: (id: string) => id },
    ...{ living: new Map(living), isOffline: !tab.profile.isOnline },
  }).next().value;
  return typeof plan === 'object' && plan.ok ? [...plan.changes] : [];
}
