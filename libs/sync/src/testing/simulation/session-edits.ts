import { resetChanges, startChanges, stopChanges } from '@dayloom/clocks';
import { type Change, create, isLiving, patch, purge, remove, restore } from '@dayloom/data';
import {
  type ClockRun,
  clocks,
  clockState,
  type CollectionName,
  instantOf,
  shownRun,
  type Task,
  type TimerSession,
  timerHistory,
  type Work,
} from '@dayloom/domain';
import { followingId, type Purpose, purposeFieldNames, purposeOfTask } from '@dayloom/domain/clocks';
import { aTimerSession } from '@dayloom/testing';
import type { Tab } from './world.ts';

/** In whole seconds, so that no part of a second is lost between overlapping runs. */
const nowOf = (tab: Tab) => new Date(Math.floor(tab.now() / 1000) * 1000);

function allOf<T>({ profile }: Tab, collection: CollectionName, lives: boolean): readonly T[] {
  const rows = [...profile.disk.rows(collection)].filter(([, row]) => isLiving(row) === lives);
  return rows.map(([id, { fields }]) => ({ id, ...fields }) as T);
}
const some = <T>(tab: Tab, collection: CollectionName, lives: boolean) =>
  tab.profile.weather.random.pick(allOf<T>(tab, collection, lives));

/** A task with its work, or nothing. */
function aPurpose(tab: Tab): Purpose {
  const task = tab.profile.weather.random.chance(0.7) ? some<Task>(tab, 'tasks', true) : undefined;
  if (!task) return {};
  const work = allOf<Work>(tab, 'works', true).find(({ id }) => id === task.workId);
  return purposeOfTask(task, work?.workTitle);
}

/** Starts, stops, keeps or resets a clock that is for something. */
function press(tab: Tab): Change[] {
  const { random } = tab.profile.weather;
  const runs = allOf<ClockRun>(tab, clocks.name, true);
  const kind = random.pick(['focus', 'stopwatch'] as const) ?? 'focus';
  const [shown, now] = [shownRun(runs, kind), nowOf(tab)];
  const target = kind === 'focus' ? { target: 30 + random.below(60) } : {};
  const start = { id: tab.newId(), userId: tab.user, kind, ...target, ...aPurpose(tab) };
  const phase = shown && clockState(shown, now).phase;
  // A start saves the run that has reached its target.
  if (!shown || phase === 'finished') return startChanges(start, runs, now);
  return phase === 'running' ? (random.chance(0.8) ? stopChanges : resetChanges)(shown, now) : [];
}

function addByHand(tab: Tab): Change[] {
  const { random } = tab.profile.weather;
  const { id, ...fields } = aTimerSession(tab.user, {
    ...{ id: tab.newId(), type: random.pick(['focus', 'stopwatch'] as const) ?? 'focus' },
    ...{ duration: 1 + random.below(3_000), createdAt: instantOf(new Date(tab.now())) },
    ...aPurpose(tab),
  });
  return [create('timerHistory', id, fields)];
}

const toOne = (tab: Tab, lives: boolean, make: (session: TimerSession) => Change[]) => {
  const session = some<TimerSession>(tab, timerHistory.name, lives);
  return session ? make(session) : [];
};

/** Another moment is a new session; the old one is deleted in the same commit. */
const move = (tab: Tab) => (session: TimerSession) => {
  const { id, ...fields } = session;
  const createdAt = instantOf(new Date(tab.now() - tab.profile.weather.random.below(86_400_000)));
  return [
    create('timerHistory', followingId(id, 'moved'), { ...fields, createdAt }),
    remove('timerHistory', id),
  ];
};

const setLength = (tab: Tab) => (session: TimerSession) => [
  patch('timerHistory', session.id, {
    duration: 1 + tab.profile.weather.random.below(3_000),
    editedAt: instantOf(new Date(tab.now())),
  }),
];

const setPurpose = (tab: Tab) => (session: TimerSession) => {
  const purpose = aPurpose(tab);
  const clear = purposeFieldNames.filter((field) => field !== 'note' && purpose[field] === undefined);
  return [patch('timerHistory', session.id, purpose, { clear })];
};

/** What a device does that knows nothing of corrections. */
const lower = (tab: Tab) => (session: TimerSession) => {
  const { id, duration, loweredFrom = duration } = session;
  const less = 1 + tab.profile.weather.random.below(duration);
  return less < loweredFrom ? [patch('timerHistory', id, { duration: less, loweredFrom })] : [];
};

const acts: readonly [number, (tab: Tab) => Change[]][] = [
  [10, press],
  [4, addByHand],
  [6, (tab) => toOne(tab, true, setLength(tab))],
  [5, (tab) => toOne(tab, true, setPurpose(tab))],
  [2, (tab) => toOne(tab, true, ({ id }) => [patch('timerHistory', id, { note: tab.newId() })])],
  [4, (tab) => toOne(tab, true, move(tab))],
  [4, (tab) => toOne(tab, true, lower(tab))],
  [4, (tab) => toOne(tab, true, ({ id }) => [remove('timerHistory', id)])],
  [3, (tab) => toOne(tab, false, ({ id }) => [restore('timerHistory', id)])],
  [1, (tab) => toOne(tab, false, setLength(tab))],
  [1, (tab) => toOne(tab, false, ({ id }) => [purge('timerHistory', id)])],
];
const all = acts.flatMap(([share, act]) => Array.from({ length: share }, () => act));

/** What a user does with a clock, its sessions and what they are for. */
export const changeSessions = (tab: Tab): readonly Change[] =>
  tab.profile.weather.random.pick(all)?.(tab) ?? [];
