import 'fake-indexeddb/auto';
import { patch, remove } from '@dayloom/data';
import { goals, type UserId } from '@dayloom/domain';
import { add, aGoal } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionTo } from '../connection/connection.ts';
import { embeddedDatabaseOf } from '../database/schema.ts';
import { historyStore } from '../database/stores.ts';
import { openUserDatabase } from '../store/open-user-database.ts';
import { hasAged } from './history-table.ts';
import { pruneHistory } from './history-upkeep.ts';

const ada = 'ada' as UserId;
const spec = embeddedDatabaseOf(ada);
const goal = aGoal(ada);
const dayMs = 86_400_000;

describe('the history on a device', () => {
  let indexedDB: IDBFactory;
  let time: number;
  beforeEach(() => {
    indexedDB = new IDBFactory();
    time = Date.parse('2026-03-20T12:00:00Z');
  });

  const open = (firstScreen = new Promise<void>(() => undefined)) =>
    openUserDatabase({
      user: ada,
      spec,
      options: { clock: { now: () => new Date(time) }, newId: () => 'unused', indexedDB, firstScreen },
    });
  async function rename(times: number) {
    const { store, close } = open();
    for (let turn = 1; turn <= times; turn += 1)
      await store.commit([patch('goals', goal.id, { title: `At ${time}, ${turn}` })]);
    close();
  }
  async function addGoal() {
    const { store, close } = open();
    await store.commit([add(goals, goal)]);
    close();
  }
  /** Prunes the history as a start does. */
  async function prune() {
    const connection = connectionTo(spec, () => indexedDB);
    await connection.run(['meta', historyStore], 'readwrite', (transaction) =>
      pruneHistory(transaction, new Date(time)),
    );
    connection.close();
  }
  async function kept(id = goal.id): Promise<number> {
    const { store, close } = open();
    const { length } = (await store.history?.('goals', id))?.entries ?? [];
    close();
    return length;
  }

  it('[HI1] keeps all changes of 30 days, and the last 20 of any age', async () => {
    await addGoal();
    await rename(29);
    await prune();
    time += 29 * dayMs;
    await prune();
    expect(await kept()).toBe(30);
    time += 2 * dayMs;
    await prune();
    await prune();
    expect(await kept()).toBe(20);
    time += 400 * dayMs;
    await rename(5);
    await prune();
    await prune();
    expect(await kept(), 'nothing has become older').toBe(25);
    time += 31 * dayMs;
    await prune();
    await prune();
    expect(await kept()).toBe(20);
  });

  it('[HI1] a start while the clock is far ahead removes nothing', async () => {
    await addGoal();
    await rename(29);
    await prune();
    time += 400 * dayMs;
    await prune();
    expect(await kept()).toBe(30);
  });

  it('[HI1] a change that was checked and kept is not checked again by later starts', async () => {
    await addGoal();
    const needsPruning = async () => {
      const connection = connectionTo(spec, () => indexedDB);
      const found = await connection.run(['meta', historyStore], 'readonly', (transaction) =>
        hasAged(transaction, new Date(time)),
      );
      connection.close();
      return found;
    };
    expect(await needsPruning()).toBe(false);
    time += 31 * dayMs;
    expect(await needsPruning()).toBe(true);
    // Pruning uses the earlier clock of two runs.
    await prune();
    await prune();
    expect(await kept()).toBe(1);
    expect(await needsPruning()).toBe(false);
  });

  it('[HI3] is deleted with a record that was in the trash for over 30 days', async () => {
    await addGoal();
    const { store, close } = open();
    await store.commit([remove('goals', goal.id)]);
    close();
    for (const days of [0, 31, 31]) {
      time += days * dayMs;
      const { close: end } = open(Promise.resolve());
      const at = new Date(time).toISOString();
      await expect.poll(lastTidied).toBe(at);
      end();
    }
    expect(await kept()).toBe(0);
  });

  async function lastTidied() {
    const connection = connectionTo(spec, () => indexedDB);
    const found = await connection.run(['meta'], 'readonly', async (transaction) => {
      const request = unwrap(transaction).objectStore('meta').get('tidied') as IDBRequest<
        { readonly at: string } | undefined
      >;
      await new Promise((resolve) => request.addEventListener('success', resolve));
      return request.result?.at;
    });
    connection.close();
    return found;
  }
});
