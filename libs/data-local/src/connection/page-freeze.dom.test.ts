// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type DBSchema, openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { type Connection, connectionTo, type Transaction } from './connection.ts';
import type { DatabaseSpec } from './open-database.ts';

const name = 'words';

interface Words extends DBSchema {
  [name]: { key: string; value: string };
}

const spec: DatabaseSpec<Words> = {
  name,
  version: 1,
  upgrade: ({ db }) => void db.createObjectStore(name),
};

const page = (type: 'pagehide' | 'pageshow', persisted = true) =>
  dispatchEvent(new PageTransitionEvent(type, { persisted }));

const write = (connection: Connection<Words>, word: string) =>
  connection.run([name], 'readwrite', async (transaction) => {
    await transaction.objectStore(name).put(word, word);
  });

/** A tab of the same browser that is not frozen: the newest version of the database, and a write. */
async function writeElsewhere(word: string) {
  const database = await openDB(name, 2);
  await database.put(name, word, word);
  const words = await database.getAllKeys(name);
  database.close();
  return words;
}

function openPage() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return connectionTo(spec, () => indexedDB);
}

it('[OF6] a page in the back/forward cache holds no transaction, and makes its changes when it returns', async () => {
  const here = openPage();
  await write(here, 'early');
  page('pagehide');
  const late = write(here, 'late');
  expect(await writeElsewhere('elsewhere')).toEqual(['early', 'elsewhere']);
  page('pageshow');
  await late;
  expect(await writeElsewhere('more')).toEqual(['early', 'elsewhere', 'late', 'more']);
});

it('[OF2] a change that the cache interrupts is made once, when the page returns', async () => {
  const here = openPage();
  const work = vi.fn(async (transaction: Transaction<Words, 'readwrite'>) => {
    await transaction.objectStore(name).add('first', 'first');
    if (work.mock.calls.length === 1) page('pagehide');
    await transaction.objectStore(name).add('second', 'second');
  });
  const change = here.run([name], 'readwrite', work);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  expect(await writeElsewhere('elsewhere')).toEqual(['elsewhere']);
  page('pageshow');
  await change;
  expect(await writeElsewhere('more')).toEqual(['elsewhere', 'first', 'more', 'second']);
});

it('a page that is not cached ends as before', async () => {
  const here = openPage();
  page('pagehide', false);
  await write(here, 'last');
  expect(await writeElsewhere('elsewhere')).toEqual(['elsewhere', 'last']);
});
