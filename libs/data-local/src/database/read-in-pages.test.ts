import 'fake-indexeddb/auto';
import { type UserId } from '@dayloom/domain';
import { aNote } from '@dayloom/testing';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { openUserDatabase } from '../store/open-user-database.ts';
import { fixedClock, neverShown } from '../testing/local-world.ts';
import { embeddedDatabaseOf } from './schema.ts';

const ada = 'ada' as UserId;

it('[OF12] records that a fill did not bring are found and counted in pages', async () => {
  const options = {
    clock: fixedClock,
    newId: () => 'unused',
    indexedDB: new IDBFactory(),
    firstScreen: neverShown,
  };
  const database = openUserDatabase({ user: ada, spec: embeddedDatabaseOf(ada), options });
  const scope = { collections: ['notes', 'goals'], tables: [] } as const;
  const { id: _id, ...fields } = aNote(ada);
  const records = (count: number, name: string, state: object) =>
    Array.from({ length: count }, (_, index) => ({
      collection: 'notes' as const,
      id: `${name}-${String(index).padStart(3, '0')}`,
      state: { fields, ...state },
    }));
  const deletedAt = '2026-03-01T00:00:00.000Z';
  await database.write(scope, (transaction) =>
    transaction.write([
      ...records(650, 'brought', { fill: 2 }),
      ...records(600, 'old', { fill: 1 }),
      ...records(1, 'own', {}),
      ...records(301, 'trash', { fill: 1, deletedAt }),
      { collection: 'goals', id: 'elsewhere', state: { fields, deletedAt } },
    ]),
  );
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  const [ids, living] = await database.read(scope, (transaction) =>
    Promise.all([transaction.idsNotFrom('notes', 2), transaction.countLiving('notes')]),
  );
  expect(ids).toEqual(
    [...records(600, 'old', {}), ...records(1, 'own', {}), ...records(301, 'trash', {})].map(({ id }) => id),
  );
  expect(living).toBe(1_251);
  const sizes = getAll.mock.results.map(({ value }) => (value as IDBRequest<unknown[]>).result.length);
  expect(Math.max(...sizes)).toBe(300);
  database.close();
});
