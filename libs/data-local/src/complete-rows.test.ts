import 'fake-indexeddb/auto';
import { doneTasksOf, patch, remove, type Store, tasksOf, type Total, worksOf } from '@dayloom/data';
import { type CollectionName, tasks, type UserId, works } from '@dayloom/domain';
import { add, aTask, aWork } from '@dayloom/testing';
import { countOf, read } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completeRows } from './complete-rows.ts';
import { type Connection, connectionTo } from './connection.ts';
import { openUserDatabase } from './open-user-database.ts';
import { rowOf, schemaVersion } from './rows.ts';
import { embeddedDatabaseOf, totalsStore } from './schema.ts';
import { fixedClock, neverStands } from './testing/local-world.ts';
import type { UserDatabase } from './user-database.ts';

const ada = 'ada' as UserId;
const work = aWork(ada);
const task = aTask(ada, { workId: work.id, completed: true });
const fieldsOf = ({ id: _id, ...fields }: { readonly id: string }) => fields;
const spec = embeddedDatabaseOf(ada);

describe('a database that programs of several versions write to', () => {
  let connection: Connection;
  let database: UserDatabase;
  let store: Store;
  beforeEach(() => {
    const indexedDB = new IDBFactory();
    connection = connectionTo(spec, () => indexedDB);
    const options = { clock: fixedClock, newId: () => 'unused', indexedDB, firstScreen: neverStands };
    database = openUserDatabase({ user: ada, spec, options });
    ({ store } = database);
  });
  afterEach(() => {
    connection.close();
    database.close();
  });

  const complete = (collection: CollectionName) => completeRows(connection, collection);
  /** Writes past the product, as another program would. */
  const asAnother = (name: string, write: (rows: IDBObjectStore) => void) =>
    connection.run([name], 'readwrite', async (transaction) => write(unwrap(transaction).objectStore(name)));
  const rowsOf = (collection: CollectionName) =>
    connection.run([collection], 'readonly', (transaction): Promise<unknown[]> =>
      transaction.objectStore(collection).getAll(),
    );
  const say = (message: unknown) => {
    const channel = new BroadcastChannel(spec.name);
    channel.postMessage(message);
    channel.close();
  };

  it('[OF9] rows of an older program get their keys and are counted', async () => {
    await complete('works');
    await store.commit([add(works, work)]);
    await asAnother('works', (rows) => {
      rows.put({ id: 'older', fields: fieldsOf(work), keys: { createdAt: work.createdAt } });
      rows.delete(work.id);
    });
    await complete('works');
    expect((await read(store, worksOf(ada))).map(({ id }) => id)).toEqual(['older']);
    expect(await read(store, worksOf(ada).where('priority', '==', work.priority))).toHaveLength(1);
    expect(await countOf(store, worksOf(ada))).toBe(1);
  });

  it('[OF6] what an older program says on the channel is completed and shown', async () => {
    await complete('works');
    const totals: Total[] = [];
    const one = new Promise<void>((resolve) => {
      store.watchTotal(
        { query: worksOf(ada) },
        (total) => {
          totals.push(total);
          if (total.value === 1) resolve();
        },
        () => undefined,
      );
    });
    await asAnother('works', (rows) => rows.put({ id: 'older', fields: fieldsOf(work), keys: {} }));
    say(['works']);
    await one;
    expect(totals.at(-1)).toEqual({ value: 1, isComplete: true });
  });

  it('[OF9] a row of a later version keeps its keys and its version', async () => {
    const later = { ...rowOf('works', 'later', { fields: fieldsOf(work) }), v: schemaVersion + 1 };
    const row = { ...later, keys: { ...later.keys, colour: 'red' }, mood: 'calm' };
    await asAnother('works', (rows) => {
      rows.put(row);
      rows.put({ id: 'older', fields: fieldsOf(work), keys: {} });
    });
    expect(await complete('works')).toBe(true);
    expect(await rowsOf('works')).toEqual([row, rowOf('works', 'older', { fields: fieldsOf(work) })]);
    expect(await countOf(store, worksOf(ada))).toBe(2);
    expect(await complete('works')).toBe(false);
  });

  /** A task that an older program has ticked since it was counted. */
  async function tickedByAnOlderOne() {
    const open = { ...task, completed: false };
    await store.commit([add(works, work), add(tasks, open)]);
    await complete('tasks');
    const { v: _v, ...row } = rowOf('tasks', task.id, { fields: fieldsOf(task) });
    await asAnother('tasks', (rows) => rows.put(row));
  }

  it('[DA35] counts are true after a completion that was cut off between its steps', async () => {
    await tickedByAnOlderOne();
    let runs = 0;
    const dying: Connection = {
      ...connection,
      run(...asked) {
        runs += 1;
        if (runs === 3) throw new Error('The tab is closed');
        return connection.run(...asked);
      },
    };
    await expect(completeRows(dying, 'tasks')).rejects.toThrow('The tab is closed');
    await complete('tasks');
    expect(await countOf(store, doneTasksOf(ada))).toBe(1);
    expect(await complete('tasks')).toBe(false);
  });

  it('[DA35] counts are true after an own change of a row that an older program wrote', async () => {
    await tickedByAnOlderOne();
    await store.commit([patch(tasks, task.id, { title: 'Edited before all is complete' })]);
    expect(await countOf(store, doneTasksOf(ada))).toBe(1);
    expect(await complete('tasks')).toBe(true);
    expect([await countOf(store, doneTasksOf(ada)), await countOf(store, tasksOf(ada))]).toEqual([1, 1]);
  });

  it('[DA35] totals that an earlier version did not keep are read by index until they are counted', async () => {
    await store.commit([add(works, work), add(tasks, task)]);
    await complete('tasks');
    // As that version left it: it counted the whole collection alone.
    await asAnother(totalsStore, (totals) => {
      totals.clear();
      totals.put({ key: ['tasks', ''], count: 1, sums: {} });
    });
    await asAnother('meta', (meta) => meta.put({ key: 'totals', value: { tasks: '[{"by":[]}]' } }));
    expect([await countOf(store, tasksOf(ada)), await countOf(store, doneTasksOf(ada))]).toEqual([1, 1]);
    expect(await complete('tasks')).toBe(true);
    expect(await complete('tasks')).toBe(false);
    await store.commit([remove(tasks, task.id)]);
    expect([await countOf(store, tasksOf(ada)), await countOf(store, doneTasksOf(ada))]).toEqual([0, 0]);
  });
});

it('[DA35] without a first screen to wait for, a database is completed at once', async () => {
  const indexedDB = new IDBFactory();
  const connection = connectionTo(spec, () => indexedDB);
  await connection.run(['works'], 'readwrite', async (transaction) => {
    unwrap(transaction)
      .objectStore('works')
      .put({ id: 'older', fields: fieldsOf(work), keys: {} });
  });
  const options = { clock: fixedClock, newId: () => 'unused', indexedDB };
  const database = openUserDatabase({ user: ada, spec, options });
  const keys = () =>
    connection.run(['works'], 'readonly', (transaction): Promise<unknown> =>
      transaction.objectStore('works').get('older'),
    );
  await expect.poll(keys).toEqual(rowOf('works', 'older', { fields: fieldsOf(work) }));
  connection.close();
  database.close();
});
