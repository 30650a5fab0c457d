import { serialize } from 'node:v8';
import { type OnCommit, openReplica, type Table, type UserDatabase } from '@dayloom/data-local';
import { collectionNames } from '@dayloom/domain';
import { aWork } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { ada, newDevicesForEachTest, phone, server } from '../testing/adas-devices.ts';
import { expectSoon, fieldsOf, passing, stateWhere, synced, titlesOf } from '../testing/devices.ts';

newDevicesForEachTest();

const hours = 3_600_000;
/** The minimum size of a few rows of a page, in bytes. */
const littleRoom = 10_000;

/** The phone's database on a disk with little space. As in a browser, a transaction that needs more is rolled back. */
function databaseOn(disk: { hasRoom: boolean; refused: number }) {
  return (onCommit: OnCommit): UserDatabase => {
    const options = { clock: phone.clock, newId: () => 'phone', indexedDB: phone.indexedDB };
    const plain = openReplica(ada, options, onCommit);
    return {
      ...plain,
      write: (scope, work) =>
        plain.write(scope, async (transaction) => {
          let written = 0;
          const count = (value: unknown) => {
            written += serialize(value).length;
          };
          const result = await work({
            ...transaction,
            read: (refs) => transaction.read(refs),
            idsNotFrom: (collection, fill) => transaction.idsNotFrom(collection, fill),
            countLiving: (collection) => transaction.countLiving(collection),
            touch: (collection) => transaction.touch(collection),
            write(records) {
              count(records);
              return transaction.write(records);
            },
            table<T>(name: 'outbox' | 'base' | 'meta'): Table<T> {
              const table = transaction.table<T>(name);
              return {
                ...table,
                put(value) {
                  count(value);
                  table.put(value);
                },
              };
            },
          });
          if (written <= littleRoom || disk.hasRoom) return result;
          disk.refused += 1;
          throw new DOMException('No room', 'QuotaExceededError');
        }),
    };
  };
}

const fill = (count: number) => {
  for (let index = 0; index < count; index += 1)
    server.put('works', `w${index}`, fieldsOf(aWork(ada, { workTitle: `Work ${index}` })));
};

describe('a device without space', () => {
  it('checks its own disk and sends no requests until there is space', async () => {
    fill(300);
    const disk = { hasRoom: false, refused: 0 };
    const store = phone.open({ database: databaseOn(disk) });
    const { phase } = await stateWhere(store, ({ blockage }) => blockage === 'no-room');
    expect(phase).toBe('attention');
    await expectSoon(() => server.counts.listens).toBeGreaterThanOrEqual(collectionNames.length - 1);
    const { documents } = server.counts;
    expect(documents).toBeLessThanOrEqual(100);
    const anHour = new Promise<void>((resolve) => void phone.timers.after(hours, resolve));
    await passing(phone, anHour);
    expect(server.counts.documents).toBe(documents);
    expect(disk.refused).toBeLessThanOrEqual(15);
    disk.hasRoom = true;
    await passing(phone, synced(store));
    expect(await titlesOf(store, ada)).toHaveLength(300);
    const { blockage } = await stateWhere(store, () => true);
    expect(blockage).toBeUndefined();
  });
});
