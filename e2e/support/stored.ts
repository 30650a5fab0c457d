import { expect, type Page } from '@playwright/test';
import { putRecords, recordsOnServer } from '../../testing/seed/emulated-firestore.mjs';
import { emulatorsBehind } from './services.ts';

type Asked = 'getAll' | 'getAllKeys';

/** Reads a store of a database on this device without code of the product; nothing when it does not exist. */
const readDevice = (page: Page, database: string, store: string, asked: Asked): Promise<unknown[]> =>
  page.evaluate(
    async ([name, storeName, method]) => {
      // Opening a missing database would create it.
      const known = await indexedDB.databases();
      if (!known.some((one) => one.name === name)) return [];
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => resolve(opening.result));
      });
      try {
        if (!opened.objectStoreNames.contains(storeName)) return [];
        return await new Promise<unknown[]>((resolve, reject) => {
          const request = opened.transaction(storeName).objectStore(storeName)[method]();
          request.addEventListener('error', () => reject(request.error));
          request.addEventListener('success', () => resolve(request.result));
        });
      } finally {
        opened.close();
      }
    },
    [database, store, asked] as const,
  );

/** All keys in a store of a database on this device. */
export const keysOnDevice = async (page: Page, database: string, store: string): Promise<string[]> =>
  (await readDevice(page, database, store, 'getAllKeys')).map(String);

/** All records in a store of a database on this device. */
export const recordsOnDevice = (page: Page, database: string, store: string) =>
  readDevice(page, database, store, 'getAll');

/** The database of a user's records on this device on Firebase. */
export const replicaOf = (user: string) => `dayloom-replica-${user}`;

/** Waits until all records of the user on the server are on this device. */
export const everythingHere = (page: Page, user: string) =>
  expect.poll(() => keysOnDevice(page, replicaOf(user), 'meta'), { timeout: 30_000 }).toContain('asOf');

/** Number of the user's commits that are on this device but not on the server. */
async function unsent(page: Page, user: string): Promise<number> {
  const entries = (await readDevice(page, replicaOf(user), 'outbox', 'getAll')) as { state: string }[];
  return entries.filter(({ state }) => state !== 'sent').length;
}

/** Everything stored on this device for the product's origin, as one text. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error));
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        kept.push(store, await request(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    for (const name of await caches.keys())
      kept.push((await (await caches.open(name)).keys()).map(({ url }) => url));
    return JSON.stringify(kept);
  });

/** The texts that can be found anywhere on this device. */
export async function tracesOnDevice(page: Page, texts: readonly string[]): Promise<string[]> {
  const kept = await keptOnDevice(page);
  return texts.filter((text) => kept.includes(text));
}

/**
 * Waits until the server has accepted every commit of this device; a page of the product must be open on it. The
 * emulator takes about ten seconds per 400 changes.
 */
export const everythingSent = (page: Page, user: string) =>
  expect.poll(() => unsent(page, user), { message: 'commits that wait', timeout: 75_000 }).toBe(0);

/**
 * The sorted ids of a collection, read without code of the product: from this device on the embedded backend, and from
 * the server on Firebase after everything has been sent.
 */
export async function storedIds(page: Page, user: string, collection: string): Promise<string[]> {
  const emulators = await emulatorsBehind(page);
  if (!emulators) return keysOnDevice(page, `dayloom-${user}`, collection);
  await everythingSent(page, user);
  const records = await recordsOnServer(emulators.records, user, collection);
  return records.map(({ id }) => id).toSorted();
}

/** The sorted titles of a user's current records on the server, with duplicates. */
export async function titlesOnServer(
  records: Parameters<typeof recordsOnServer>[0],
  user: string,
  collection: string,
): Promise<string[]> {
  const stored = await recordsOnServer(records, user, collection);
  return stored.map(({ fields }) => String(fields['title'])).toSorted();
}

interface StrangeField {
  readonly collection: string;
  readonly field: string;
  readonly value: unknown;
  readonly all?: boolean;
  /** Stores the record in the format of an earlier release, which a start upgrades. */
  readonly isOlder?: boolean;
}

/** Gives one stored record, or all, a field that the product would not write, as a fault or a later version may. */
export async function rewriteStored(page: Page, user: string, strange: StrangeField) {
  const emulators = await emulatorsBehind(page);
  if (!emulators) return rewriteOnDevice(page, user, strange);
  const { collection, field, value, all } = strange;
  const records = await recordsOnServer(emulators.records, user, collection);
  const chosen = all ? records : records.slice(0, 1);
  await putRecords(
    emulators.records,
    chosen.map(({ id, fields }) => ({ collection, id, fields: { ...fields, [field]: value } })),
  );
}

const rewriteOnDevice = (
  page: Page,
  user: string,
  { collection, field, value, all = false, isOlder = false }: StrangeField,
) =>
  page.evaluate(
    ([database, store, name, written, goesOn, older]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(store, 'readwrite');
          const cursor = transaction.objectStore(store).openCursor();
          cursor.addEventListener('success', () => {
            const row = cursor.result?.value as { fields: Record<string, unknown> } | undefined;
            if (!row) return;
            cursor.result?.update({
              ...row,
              fields: { ...row.fields, [name]: written },
              ...(older && { v: 1 }),
            });
            if (goesOn) cursor.result?.continue();
          });
          transaction.addEventListener('abort', () => reject(transaction.error));
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [`dayloom-${user}`, collection, field, value, all, isOlder] as const,
  );
