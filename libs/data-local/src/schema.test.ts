import { read, countOf } from '@dayloom/testing/contract';
import 'fake-indexeddb/auto';
import { indexes, worksOf } from '@dayloom/data';
import { collectionNames, type UserId } from '@dayloom/domain';
import { aWork } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { wrap } from 'idb';
import { describe, expect, it } from 'vitest';
import { connectionTo } from './connection.ts';
import { rowOf, rowVersion } from './rows.ts';
import { embeddedDatabaseOf } from './schema.ts';
import { localWorld } from './testing/local-world.ts';

/** The schema in one line per kind. Whoever changes a kind's indexes raises both versions, and these with it. */
const frozen = {
  versions: [2, 2],
  indexes: `users:
userTokens:
works: createdAt | endDate | priority createdAt
tasks: createdAt | completed | workId completed | workId date createdAt | workId date completed
goals: createdAt | type createdAt
reminders: dateTime
schedules: date startTime
notes: createdAt
timerHistory: createdAt | type createdAt
suggestions: createdAt
meditationSessions: date
meditationStats:`,
};

describe('the schema', () => {
  it('[OF9] a change of the indexes raises the version of the database', () => {
    const now = collectionNames.map((name) =>
      `${name}: ${indexes[name].map((fields) => fields.join(' ')).join(' | ')}`.trimEnd(),
    );
    const versions = [embeddedDatabaseOf('ada' as UserId).version, rowVersion];
    expect({ versions, indexes: now.join('\n') }).toEqual(frozen);
  });

  it('[OF9] an older database gets the stores and indexes it lacks, and its rows the keys', async () => {
    const indexedDB = new IDBFactory();
    const world = localWorld(indexedDB);
    const { id, ...fields } = aWork(world.ada, { priority: 'high' });
    const { name } = embeddedDatabaseOf(world.ada);
    // As an earlier version would have left it: one store, one index, rows with the keys of that index alone.
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore('works', { keyPath: 'id' });
      store.createIndex('createdAt', ['keys.createdAt']);
      store.put({ id, fields, keys: { createdAt: fields.createdAt } });
    };
    (await wrap(request))?.close();
    const { upgrade } = embeddedDatabaseOf(world.ada);
    const connection = connectionTo({ name, version: 2, upgrade }, () => indexedDB);
    const row: unknown = await connection.run(['works'], 'readonly', (transaction) =>
      transaction.objectStore('works').index('priority+createdAt').get(['high', fields.createdAt]),
    );
    connection.close();
    expect(row).toEqual(rowOf('works', id, { fields }));
    const store = world.storeOf(world.ada);
    expect(await read(store, worksOf(world.ada).where('priority', '==', 'high'))).toEqual([
      { id, ...fields },
    ]);
    expect(await countOf(store, { ...worksOf(world.ada), collection: 'notes' })).toBe(0);
    await world.close();
  });

  it('[AC12] each user has a database of their own', () => {
    expect(embeddedDatabaseOf('ada' as UserId).name).toBe('dayloom-ada');
  });
});
