import 'fake-indexeddb/auto';
import { patch, remove } from '@dayloom/data';
import { goals, type UserId } from '@dayloom/domain';
import { add, aGoal } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionTo } from './connection.ts';
import { hasAged } from './history-table.ts';
import { pruneHistory } from './history-upkeep.ts';
import { openUserDatabase } from './open-user-database.ts';
import { embeddedDatabaseOf } from './schema.ts';
import { historyStore } from './store-names.ts';

const ada = 'ada' as UserId;
const spec = embeddedDatabaseOf(ada);
const goal = aGoal(ada);
const aDay = 86_400_000;

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
      await store.commit([patch(goals, goal.id, { title: `At ${time}, ${turn}` })]);
    close();
  }
  async function made() {
    const { store, close } = open();
    await store.commit([add(goals, goal)]);
    close();
  }
  /** What a start does with the history. */
  async function look() {
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
    await made();
    await rename(29);
    await look();
    time += 29 * aDay;
    await look();
    expect(await kept()).toBe(30);
    time += 2 * aDay;
    await look();
    await look();
    expect(await kept()).toBe(20);
    time += 400 * aDay;
    await rename(5);
    await look();
    await look();
    expect(await kept(), 'nothing has become older').toBe(25);
    time += 31 * aDay;
    await look();
    await look();
    expect(await kept()).toBe(20);
  });

  it('[HI1] a start under a clock that is far ahead takes nothing away', async () => {
    await made();
    await rename(29);
    await look();
    time += 400 * aDay;
    await look();
    expect(await kept()).toBe(30);
  });

  it('[HI1] what was looked at and kept asks no later start to look again', async () => {
    await made();
    const asked = async () => {
      const connection = connectionTo(spec, () => indexedDB);
      const found = await connection.run(['meta', historyStore], 'readonly', (transaction) =>
        hasAged(transaction, new Date(time)),
      );
      connection.close();
      return found;
    };
    expect(await asked()).toBe(false);
    time += 31 * aDay;
    expect(await asked()).toBe(true);
    // Two looks, the earlier of whose clocks counts.
    await look();
    await look();
    expect(await kept()).toBe(1);
    expect(await asked()).toBe(false);
  });

  it('[HI3] goes with a record that is over 30 days in the trash', async () => {
    await made();
    const { store, close } = open();
    await store.commit([remove(goals, goal.id)]);
    close();
    for (const days of [0, 31, 31]) {
      time += days * aDay;
      const { close: end } = open(Promise.resolve());
      const at = new Date(time).toISOString();
      await expect.poll(lastLook).toBe(at);
      end();
    }
    expect(await kept()).toBe(0);
  });

  async function lastLook() {
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
