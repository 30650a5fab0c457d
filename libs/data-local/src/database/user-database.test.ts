import 'fake-indexeddb/auto';
import { doneTasksOf, patch, remove, type Store, tasksOf, worksOf } from '@dayloom/data';
import { tasks, type UserId, works } from '@dayloom/domain';
import { add, aTask, aWork } from '@dayloom/testing';
import { countOf, read } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openUserDatabase } from '../store/open-user-database.ts';
import { fixedClock, neverShown } from '../testing/local-world.ts';
import { embeddedDatabaseOf, replicaDatabaseOf } from './schema.ts';
import { completeKey, type UserDatabase } from './user-database.ts';

const ada = 'ada' as UserId;
const work = aWork(ada);
const task = aTask(ada, { workId: work.id });
const fieldsOf = ({ id: _id, ...fields }: { readonly id: string }) => fields;

describe('the database of a user', () => {
  let indexedDB: IDBFactory;
  let database: UserDatabase;
  let store: Store;
  const options = () => ({ clock: fixedClock, newId: () => 'unused', indexedDB, firstScreen: neverShown });
  const embedded = embeddedDatabaseOf(ada);
  beforeEach(() => {
    indexedDB = new IDBFactory();
    database = openUserDatabase({ user: ada, spec: embedded, options: options() });
    ({ store } = database);
  });
  afterEach(() => database.close());

  it('[DA35] kept totals equal the counts of an index after every kind of change', async () => {
    const other = aTask(ada, { workId: work.id, completed: true });
    await store.commit([add(works, work), add(tasks, task), add(tasks, other)]);
    expect(await countOf(store, tasksOf(ada))).toBe(2);
    expect(await countOf(store, doneTasksOf(ada))).toBe(1);
    await store.commit([patch('tasks', task.id, { completed: true })]);
    expect(await countOf(store, doneTasksOf(ada))).toBe(2);
    await store.commit([remove('works', work.id)]);
    expect([await countOf(store, tasksOf(ada)), await countOf(store, worksOf(ada))]).toEqual([0, 0]);
  });

  it('[AC14] a task of a missing work is shown when the work arrives', async () => {
    const scope = { collections: ['tasks', 'works'], tables: [] } as const;
    await database.write(scope, (transaction) =>
      transaction.write([{ collection: 'tasks', id: task.id, state: { fields: fieldsOf(task) } }]),
    );
    expect(await read(store, tasksOf(ada))).toEqual([]);
    await database.write(scope, (transaction) =>
      transaction.write([{ collection: 'works', id: work.id, state: { fields: fieldsOf(work) } }]),
    );
    expect(await read(store, tasksOf(ada))).toEqual([task]);
  });

  it('[AC14] a task that another device created in a work deleted here is stored but not counted', async () => {
    await store.commit([add(works, work)]);
    await store.commit([remove('works', work.id)]);
    const scope = { collections: ['tasks'], tables: [] } as const;
    await database.write(scope, (transaction) =>
      transaction.write([{ collection: 'tasks', id: task.id, state: { fields: fieldsOf(task) } }]),
    );
    expect(await countOf(store, tasksOf(ada))).toBe(0);
    expect(await database.read(scope, (transaction) => transaction.countLiving('tasks'))).toBe(1);
  });

  it('[DA35] a replica reports whether it has a complete collection', async () => {
    const replica = openUserDatabase({
      user: ada,
      spec: replicaDatabaseOf(ada),
      options: options(),
      onCommit: () => Promise.resolve(),
    });
    expect(await replica.store.get(worksOf(ada))).toEqual({ records: [], isComplete: false });
    await replica.write({ collections: [], tables: ['meta'] }, async (transaction) => {
      transaction.table('meta').put({ key: completeKey, value: ['works'] });
      transaction.touch('works');
    });
    expect(await replica.store.get(worksOf(ada))).toEqual({ records: [], isComplete: true });
    expect(await replica.store.count(tasksOf(ada))).toEqual({ value: 0, isComplete: false });
    replica.close();
  });

  it('[OF10] erasing completes although another tab has the database open', async () => {
    await store.commit([add(works, work)]);
    const otherTab = indexedDB.open(embedded.name);
    await new Promise((resolve) => (otherTab.onsuccess = resolve));
    await database.erase();
    otherTab.result.close();
    const again = openUserDatabase({ user: ada, spec: embedded, options: options() });
    expect(await read(again.store, worksOf(ada))).toEqual([]);
    again.close();
  });

  it('[OF10] nothing is written after erasing has started', async () => {
    await store.commit([add(works, work)]);
    const erasing = database.erase();
    await expect(store.commit([add(works, aWork(ada))])).rejects.toMatchObject({ code: 'closed' });
    await erasing;
  });
});
