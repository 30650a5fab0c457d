import { activeWorks, type Change, doneTasksOf, tasksOf, tasksOfWork, type User } from '@dayloom/data';
import { localBackend } from '@dayloom/data-local';
import {
  addDays,
  clockTime,
  type Instant,
  newRecordId,
  type Repeat,
  systemClock,
  todayOf,
  type UserId,
} from '@dayloom/domain';
import { momentsOf } from '@dayloom/domain/moments';
import { computedDays, recordDays } from '@dayloom/domain/repeats';
import { openDB } from 'idb';
import { type Account, changesOf, type Filling } from './filling.ts';
import { makeOlder } from './older-database.ts';
import { manySeries } from './series.ts';

export type { Filling } from './filling.ts';

const chunk = 2_000;

/** Adds an account to this browser without a usable password, because hashing one is slow by design. */
async function addAccount(user: User) {
  const accounts = await openDB('dayloom-accounts', 1, {
    upgrade: (database) => void database.createObjectStore('accounts', { keyPath: 'email' }),
  });
  const password = { salt: new Uint8Array(16), hash: new Uint8Array(32), rounds: 1 };
  await accounts.put('accounts', { ...user, password });
  accounts.close();
}

/** Fills the account's database through the real embedded store and leaves the account signed in on this device. */
async function seedAccount(account: Account, filling: Filling) {
  const user = { id: account.id as UserId, email: account.email };
  const store = localBackend({ clock: systemClock, newId: newRecordId }).openStore(user);
  const changes = changesOf(account, filling);
  for (let at = 0; at < changes.length; at += chunk) await store.commit(changes.slice(at, at + chunk));
  store.close();
  await addAccount(user);
  localStorage.setItem('dayloom.session', JSON.stringify({ ...user, remember: true }));
}

/**
 * Milliseconds of several counts of an account, one after another, with a store that is already open.
 * @param times repetitions of each count
 */
async function timeCounts(account: Account, workId: string, times: number) {
  const user = { id: account.id as UserId, email: account.email };
  const today = todayOf(systemClock);
  const store = localBackend({ clock: systemClock, newId: newRecordId }).openStore(user);
  const queries = {
    'all tasks': tasksOf(user.id),
    'done tasks': doneTasksOf(user.id),
    'tasks of a work': tasksOfWork(user.id, workId),
    'active works': activeWorks(user.id, today),
  };
  const measured: Record<string, number[]> = {};
  for (const [name, query] of Object.entries(queries)) {
    await store.count(query);
    measured[name] = [];
    for (let time = 0; time < times; time += 1) {
      const since = performance.now();
      await store.count(query);
      measured[name].push(performance.now() - since);
    }
  }
  store.close();
  return measured;
}

/**
 * Milliseconds until an account's database of version 8 is upgraded and has counted its tasks.
 * @param times how often it is made older and opened again
 */
async function timeUpgrades(account: Account, times: number) {
  const user = { id: account.id as UserId, email: account.email };
  const measured: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await makeOlder(`dayloom-${user.id}`);
    const since = performance.now();
    const store = localBackend({ clock: systemClock, newId: newRecordId }).openStore(user);
    await store.count(tasksOf(user.id));
    measured.push(performance.now() - since);
    store.close();
  }
  return measured;
}

/**
 * Milliseconds in which a day of many series is computed, the first time and again. All rules differ, and each series has
 * begun up to three years before.
 * @param times how many days
 */
function timeDays(count: number, times: number) {
  const today = todayOf(systemClock);
  const segments = manySeries('seeded' as UserId, count, addDays(today, -3 * 365));
  return Array.from({ length: times }, (_, index) => {
    const day = addDays(today, index);
    const since = performance.now();
    recordDays(
      'task',
      [],
      { segments, skips: [], changed: [], works: new Map(), from: day, to: day },
      'en-GB',
    );
    return performance.now() - since;
  });
}

/**
 * Milliseconds in which the notifications of four days are computed for many daily reminders, the first time and again.
 */
function timeMoments(count: number, times: number) {
  const from = todayOf(systemClock);
  const segments = manySeries('seeded' as UserId, count, from).map((segment): Repeat => ({
    ...segment,
    makes: 'reminder',
    first: from,
    rule: 'FREQ=DAILY',
    time: clockTime('09:05'),
  }));
  const view = { segments, skips: [], changed: [], works: new Map(), from, to: addDays(from, 3) };
  return Array.from({ length: times }, () => {
    const since = performance.now();
    for (const { id, title, dateTime, createdAt } of computedDays('reminder', view))
      momentsOf({ type: 'reminder', id, title, startsAt: dateTime as Instant, createdAt });
    return performance.now() - since;
  });
}

declare global {
  var timeMoments: (count: number, times: number) => number[];
  var timeUpgrades: (account: Account, times: number) => Promise<number[]>;
  var timeDays: (count: number, times: number) => number[];
  var timeCounts: (account: Account, workId: string, times: number) => Promise<Record<string, number[]>>;
  var seedAccount: (account: Account, filling: Filling) => Promise<void>;
  var recordsToSeed: (account: Account, filling: Filling) => readonly Change[];
}
globalThis.timeCounts = timeCounts;
globalThis.timeUpgrades = timeUpgrades;
globalThis.timeMoments = timeMoments;
globalThis.timeDays = timeDays;
globalThis.seedAccount = seedAccount;
globalThis.recordsToSeed = changesOf;
