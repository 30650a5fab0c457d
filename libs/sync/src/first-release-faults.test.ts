import { openLegacyMirror } from '@dayloom/data-local';
import { expect, it, vi } from 'vitest';
import { aNote, aWork } from '@dayloom/testing';
import { ada, making, newDevicesForEachTest, phone, server } from './testing/adas-devices.ts';
import { expectSoon, fieldsOf, passing, sent, settled, titlesOf } from './testing/devices.ts';

const name = `dayloom-mirror-${ada}`;

newDevicesForEachTest();

/** The database of the first release on the phone, as it made it; whoever opens it may hold it open. */
const firstRelease = (journal: readonly object[]) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = phone.indexedDB.open(name, 1);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('It did not open')));
    opening.addEventListener('upgradeneeded', () => {
      const database = opening.result;
      const entries = database.createObjectStore('journal', { keyPath: 'step', autoIncrement: true });
      for (const entry of journal) entries.put(entry);
      database.createObjectStore('known', { keyPath: 'key' }).put({ key: 'device', value: 'tablet' });
    });
    opening.addEventListener('success', () => resolve(opening.result));
  });
const legacy = () =>
  openLegacyMirror(ada, { clock: phone.clock, newId: () => 'any', indexedDB: phone.indexedDB });

it('[OF4] a frozen tab of the first release, which holds up the deletion of its database, holds up nothing else', async () => {
  const frozen = await firstRelease([]);
  phone.indexedDB.deleteDatabase(name);
  server.put('works', 'w1', fieldsOf(aWork(ada, { workTitle: 'Theirs' })));
  const store = phone.open({ legacy: legacy() });
  await store.commit([making('Mine')]);
  await passing(phone, settled(store));
  await sent(store);
  await expectSoon(() => titlesOf(store, ada)).toEqual(['Mine', 'Theirs']);
  expect(server.living('works', ada)).toHaveLength(2);
  frozen.close();
});

it('[OF9] a commit of the first release that cannot be read stays in its journal, and keeps no other waiting', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const note = aNote(ada, { title: 'Readable' });
  const sound = { type: 'create', collection: 'notes', id: note.id, fields: fieldsOf(note) };
  const entry = { at: '2026-03-19T12:00:00.000Z', before: [], state: 'waiting' };
  const damaged = [
    undefined,
    [{ ...sound, fields: 'gone' }],
    [{ ...sound, collection: 'gone' }],
    [{ type: 'patch', collection: 'notes', id: note.id, fields: {} }],
    [{ type: 'increment', collection: 'meditationStats', id: ada, by: { totalSessions: 'one' } }],
    [null],
    [sound, 7],
  ];
  const all = [...damaged, [sound]].map((changes, index) => ({ ...entry, id: `old${index}`, changes }));
  const database = await firstRelease([...all, { id: 'nothing more' }]);
  database.close();
  const store = phone.open({ legacy: legacy() });
  await passing(phone, settled(store));
  await sent(store);
  expect(server.living('notes', ada)).toMatchObject([{ id: note.id, fields: { title: 'Readable' } }]);
  expect(server.batches).toHaveLength(1);
  expect((await legacy().entries()).map(({ id }) => id)).toEqual([
    ...damaged.map((_, index) => `old${index}`),
    'nothing more',
  ]);
});
