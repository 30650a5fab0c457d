import {
  type Change,
  create,
  increment,
  isLiving,
  isStoreError,
  patch,
  purge,
  remove,
  restore,
} from '@dayloom/data';
import type { StoredState } from '@dayloom/data-local';
import type { CollectionName, PlanDay, UserId } from '@dayloom/domain';
import { aMeditationSession, aNote, aTask, aWork } from '@dayloom/testing';
import type { MemoryServer } from '../memory-server.ts';
import { arrangeDay } from './day-arrangements.ts';
import { importRun, pressClock } from './kept-clocks.ts';
import { changeSessions } from './session-edits.ts';
import { changeSeries, putSeries } from './series-cuts.ts';
import { editSteps } from './step-edits.ts';
import type { BrowserProfile, Tab } from './world.ts';

/** The fields of a record from a builder. */
const contentOf = ({ id: _id, ...fields }: { readonly id: string }) => fields as never;

/** A text that shows which change wrote it. The server rejects texts with 'bad'. */
const aText = (profile: BrowserProfile) =>
  `${profile.weather.random.chance(0.06) ? 'bad' : 'text'} ${profile.weather.newId()} of ${profile.name}`;

/** A random living or deleted record of a profile. */
function some(
  profile: BrowserProfile,
  collection: CollectionName,
  lives: boolean,
): [string, StoredState] | undefined {
  const rows = [...profile.disk.rows(collection)].filter(([, row]) => isLiving(row) === lives);
  return profile.weather.random.pick(rows);
}

const createdAt = (tab: Tab) => new Date(tab.now()).toISOString() as never;

function aNewTask(tab: Tab, user: UserId): Change[] {
  const [work] = some(tab.profile, 'works', true) ?? [];
  if (work === undefined) return [];
  const task = aTask(user, {
    id: tab.newId(),
    workId: work,
    title: aText(tab.profile),
    createdAt: createdAt(tab),
  });
  return [create('tasks', task.id, contentOf(task))];
}

/** A change of one of a few days of a series; several devices make the task of the same day. */
function aDayOfSeries(tab: Tab, user: UserId): Change[] {
  const { random } = tab.profile.weather;
  const repeatDay = `2026-03-${10 + random.below(5)}` as PlanDay;
  const task = aTask(user, {
    id: `series-${repeatDay.replaceAll('-', '')}`,
    title: 'Water the plants',
    repeat: 'series',
    repeatDay,
    createdAt: createdAt(tab),
  });
  const changed = random.chance(0.5) ? { completed: true } : { title: aText(tab.profile) };
  return [create('tasks', task.id, contentOf(task)), patch('tasks', task.id, changed)];
}

function anEdit(tab: Tab): Change[] {
  const { profile } = tab;
  const collection = profile.weather.random.pick(['works', 'tasks', 'notes'] as const) ?? 'works';
  const [id, row] = some(profile, collection, true) ?? [];
  if (id === undefined || !row) return [];
  const text = aText(profile);
  if (collection === 'works') return [patch('works', id, { workTitle: text })];
  if (collection === 'tasks')
    return [patch('tasks', id, { title: text, completed: row.fields['completed'] !== true })];
  return [patch('notes', id, { content: text }, { base: { content: String(row.fields['content']) } })];
}

function aMeditation(tab: Tab, user: UserId): Change[] {
  const session = aMeditationSession(user, { id: tab.newId(), date: createdAt(tab) });
  const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
  return [
    create('meditationSessions', session.id, contentOf(session)),
    increment('meditationStats', user, by, { userId: user }),
  ];
}

/** A file whose counters are a little lower or higher than those of the device. */
function anImport({ profile }: Tab, user: UserId): Change[] {
  const stored = profile.disk.rows('meditationStats').get(user);
  const upTo = Number(stored?.fields['totalSessions'] ?? 0) + profile.weather.random.below(6) - 2;
  const by = { currentStreak: upTo, totalSessions: upTo, challengeProgress: upTo };
  return upTo > 0 ? [{ ...increment('meditationStats', user, by, { userId: user }), upTo }] : [];
}

/** Works with a task each: more than fit into one batch. */
function aLargeCommit(tab: Tab, user: UserId): Change[] {
  return Array.from({ length: 12 }, () => {
    const work = aWork(user, { id: tab.newId(), workTitle: aText(tab.profile), createdAt: createdAt(tab) });
    const task = aTask(user, { id: tab.newId(), workId: work.id, title: 'first', createdAt: createdAt(tab) });
    return [create('works', work.id, contentOf(work)), create('tasks', task.id, contentOf(task))];
  }).flat();
}

/** A change of a random record, if there is one. */
function toOne(tab: Tab, collection: CollectionName, lives: boolean, make: (id: string) => Change) {
  const [id] = some(tab.profile, collection, lives) ?? [];
  return id === undefined ? [] : [make(id)];
}

const kinds: readonly [number, (tab: Tab, user: UserId) => Change[]][] = [
  [
    14,
    (tab, user) => {
      const work = aWork(user, { id: tab.newId(), workTitle: aText(tab.profile), createdAt: createdAt(tab) });
      return [create('works', work.id, contentOf(work))];
    },
  ],
  [20, aNewTask],
  [6, aDayOfSeries],
  [
    8,
    (tab, user) => {
      const note = aNote(user, { id: tab.newId(), content: aText(tab.profile), createdAt: createdAt(tab) });
      return [create('notes', note.id, contentOf(note))];
    },
  ],
  [28, anEdit],
  [8, (tab) => toOne(tab, 'works', true, (id) => remove('works', id))],
  [4, (tab) => toOne(tab, 'tasks', true, (id) => remove('tasks', id))],
  [7, (tab) => toOne(tab, 'works', false, (id) => restore('works', id))],
  [3, (tab) => toOne(tab, 'tasks', false, (id) => restore('tasks', id))],
  [3, (tab) => toOne(tab, 'works', false, (id) => patch('works', id, { workTitle: aText(tab.profile) }))],
  [2, (tab) => toOne(tab, 'works', false, (id) => purge('works', id))],
  [12, aMeditation],
  [4, anImport],
  [1, aLargeCommit],
];
const weight = kinds.reduce((sum, [one]) => sum + one, 0);

/** The next changes of the tab's user; empty if there is nothing to change. */
export function nextChanges(tab: Tab): readonly Change[] {
  const { random, clocks, cutsSeries, orders, steps, sessions } = tab.profile.weather;
  if (sessions && random.chance(0.6)) return changeSessions(tab);
  if (clocks && random.chance(0.5)) return random.chance(0.1) ? importRun(tab) : pressClock(tab);
  if (cutsSeries && random.chance(0.5)) return changeSeries(tab, aText(tab.profile));
  if (orders && random.chance(0.5)) return arrangeDay(tab);
  if (steps && random.chance(0.6)) return editSteps(tab);
  let index = tab.profile.weather.random.below(weight);
  for (const [share, make] of kinds) {
    if (index < share) return make(tab, tab.user);
    index -= share;
  }
  return [];
}

/** Commits, and ignores an error of the own store. */
export function commit(tab: Tab, changes: readonly Change[]) {
  if (changes.length === 0) return;
  tab.profile.weather.clocks?.note(changes);
  tab.store.commit(changes).catch((error: unknown) => {
    if (!isStoreError(error)) throw error;
  });
}

/** Puts more than one page of existing records on the server. */
export function putOldRecords(server: MemoryServer, user: UserId) {
  putSeries(server, user);
  const work = aWork(user, { id: 'old-work' });
  server.put('works', work.id, contentOf(work));
  for (let index = 0; index < 110; index += 1) {
    const task = aTask(user, { id: `old-${index}`, workId: work.id, title: 'From before' });
    server.put('tasks', task.id, contentOf(task));
  }
}
