import 'fake-indexeddb/auto';
import {
  doneRepeatedTasks,
  doneTasksOf,
  patch,
  remindersBefore,
  remindersFrom,
  sessionsOf,
  type Store,
  tasksOf,
  worksOf,
} from '@dayloom/data';
import {
  clockTime,
  type CollectionName,
  momentAt,
  planDay,
  tasks,
  type UserId,
  works,
} from '@dayloom/domain';
import { add, aNote, aReminder, aTask, aTimerSession, aWork } from '@dayloom/testing';
import { countOf, read } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { unwrap, wrap } from 'idb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Connection, connectionTo } from '../connection/connection.ts';
import { openUserDatabase } from '../store/open-user-database.ts';
import { fixedClock, neverShown } from '../testing/local-world.ts';
import { rowOf } from './record-rows.ts';
import { rowVersionOf, schemaVersion } from './rows.ts';
import { embeddedDatabaseOf } from './schema.ts';
import type { UserSchema } from './stores.ts';
import type { UserDatabase } from './user-database.ts';

const ada = 'ada' as UserId;
const spec = embeddedDatabaseOf(ada);
const older = rowVersionOf('works') - 1;
const work = aWork(ada);
const task = aTask(ada, { workId: work.id, completed: true });
const fieldsOf = ({ id: _id, ...fields }: { readonly id: string }) => fields;
/** A row of a release without the current indexes. */
const olderRow = (record: { readonly id: string }) => ({
  id: record.id,
  fields: fieldsOf(record),
  keys: {},
  v: older,
});

let indexedDB: IDBFactory;
let connection: Connection<UserSchema>;
let opened: UserDatabase[];
beforeEach(() => {
  indexedDB = new IDBFactory();
  connection = connectionTo(spec, () => indexedDB);
  opened = [];
});
afterEach(() => {
  connection.close();
  for (const database of opened) database.close();
});

function open(overrides: { readonly firstScreen?: Promise<void> } = {}): Store {
  const options = { clock: fixedClock, newId: () => 'unused', indexedDB, ...overrides };
  const database = openUserDatabase({ user: ada, spec, options });
  opened.push(database);
  return database.store;
}
/** Writes to the database directly, as another release would. */
const put = (collection: CollectionName, ...rows: readonly object[]) =>
  connection.run([collection], 'readwrite', async (transaction) => {
    for (const row of rows) unwrap(transaction).objectStore(collection).put(row);
  });
const rowsOf = (collection: CollectionName) =>
  connection.run([collection], 'readonly', (transaction): Promise<unknown[]> =>
    transaction.objectStore(collection).getAll(),
  );

it('[OF9] a start upgrades rows of the previous release and leaves rows of a later release unchanged', async () => {
  const other = aWork(ada);
  const later = { ...rowOf('works', 'later', { fields: fieldsOf(other) }), v: schemaVersion + 1 };
  const row = { ...later, keys: { ...later.keys, colour: 'red' }, mood: 'calm' };
  await put('works', row, olderRow(work));
  const store = open();
  const upgraded = [row, rowOf('works', work.id, { fields: fieldsOf(work) })];
  await expect.poll(() => rowsOf('works')).toEqual(expect.arrayContaining(upgraded));
  expect(await read(store, worksOf(ada).where('priority', '==', work.priority))).toHaveLength(2);
  expect(await countOf(store, worksOf(ada))).toBe(2);
});

const day = planDay('2026-03-05');
const repeated = aTask(ada, { repeat: 'series', repeatDay: day, completed: true });
/** A row as version 8 wrote it. A key that no release writes shows that it was not written again. */
const rowOfEight = (collection: CollectionName, { id, ...fields }: { readonly id: string }) => {
  const { keys } = rowOf(collection, id, { fields });
  return { id, fields, keys: { ...keys, colour: 'red' }, v: 8 };
};

it('[OF9] [DA38] a database of version 8 gets what repeats, finds the days of series in its tasks, and writes no row again', async () => {
  const eight = {
    works: rowOfEight('works', work),
    tasks: rowOfEight('tasks', repeated),
    notes: rowOfEight('notes', aNote(ada)),
  };
  const request = indexedDB.open(spec.name, 8);
  request.onupgradeneeded = () => {
    for (const [name, row] of Object.entries(eight)) {
      const store = request.result.createObjectStore(name, { keyPath: 'id' });
      store.createIndex('v', 'v');
      store.put(row);
    }
  };
  (await wrap(request))?.close();
  const store = open({ firstScreen: neverShown });
  expect(await read(store, doneRepeatedTasks(ada, day, day))).toEqual([repeated]);
  for (const [name, row] of Object.entries(eight))
    expect(await rowsOf(name as CollectionName)).toEqual([row]);
  expect([await rowsOf('repeats'), await rowsOf('repeatSkips')]).toEqual([[], []]);
});

it('[OF9] [DA43] sessions of version 13 are counted by work and task, and rows of other kinds stay', async () => {
  const sessions = [
    aTimerSession(ada, { duration: 60 }),
    aTimerSession(ada, { duration: 600, taskId: 'dig', workId: 'shed' }),
    aTimerSession(ada, { duration: 300, taskId: 'dig', workId: 'shed' }),
  ];
  const ofThirteen = ({ id, ...fields }: (typeof sessions)[number]) => {
    const { type, createdAt } = fields;
    return { id, fields, keys: { type, createdAt }, v: 13 };
  };
  const goal = rowOfEight('works', work);
  const request = indexedDB.open(spec.name, 13);
  request.onupgradeneeded = () => {
    for (const [name, rows] of [
      ['timerHistory', sessions.map(ofThirteen)] as const,
      ['works', [goal]] as const,
    ]) {
      const store = request.result.createObjectStore(name, { keyPath: 'id' });
      store.createIndex('v', 'v');
      for (const row of rows) store.put(row);
    }
  };
  (await wrap(request))?.close();
  const store = open({ firstScreen: neverShown });
  const focus = sessionsOf(ada).where('type', '==', 'focus');
  const seconds = async (query: typeof focus) => (await store.sum(query, 'duration')).value;
  expect(await seconds(focus)).toBe(960);
  expect(await seconds(focus.where('workId', '==', 'shed'))).toBe(900);
  expect(await seconds(focus.where('taskId', '==', 'dig'))).toBe(900);
  expect(await rowsOf('works')).toEqual([goal]);
});

it('[OF9] [DA8] the day of a series is found in a task that a release of version 8 writes', async () => {
  const store = open({ firstScreen: neverShown });
  await store.commit([add(works, work), add(tasks, aTask(ada))]);
  await put('tasks', rowOfEight('tasks', repeated));
  expect(await read(store, doneRepeatedTasks(ada, day, day))).toEqual([repeated]);
});

it('[DA23] a start stores the local times of an older release as UTC', async () => {
  const local = aReminder(ada, { dateTime: '2026-03-10T09:00' });
  const moment = momentAt(planDay('2026-03-10'), clockTime('09:00'));
  await put('reminders', olderRow(local));
  const store = open();
  await expect
    .poll(() => rowsOf('reminders'))
    .toEqual([rowOf('reminders', local.id, { fields: { ...fieldsOf(local), dateTime: moment } })]);
  expect(await read(store, remindersFrom(ada, moment))).toEqual([{ ...local, dateTime: moment }]);
  expect(await read(store, remindersBefore(ada, moment))).toEqual([]);
});

it('[OF6] rows that a tab of an older release writes are upgraded and shown', async () => {
  const store = open({ firstScreen: neverShown });
  const shown = new Promise<void>((resolve) => {
    store.watchTotal(
      { query: worksOf(ada) },
      ({ value }) => {
        if (value === 1) resolve();
      },
      () => undefined,
    );
  });
  await put('works', olderRow(work));
  const channel = new BroadcastChannel(spec.name);
  channel.postMessage(['works', `#${older}`]);
  channel.close();
  await shown;
  expect(await read(store, worksOf(ada).where('priority', '==', work.priority))).toEqual([work]);
});

it('[DA35] counts are correct after a change of a record that an older release wrote', async () => {
  const store = open({ firstScreen: neverShown });
  await store.commit([add(works, work), add(tasks, aTask(ada, { ...task, completed: false }))]);
  await put('tasks', olderRow(task));
  await store.commit([patch('tasks', task.id, { title: 'Edited before the upgrade' })]);
  expect([await countOf(store, doneTasksOf(ada)), await countOf(store, tasksOf(ada))]).toEqual([1, 1]);
});
