import { expect, type Page } from '@playwright/test';
import { putRecords, recordsOnServer } from '../../tools/seed/emulated-firestore.mjs';
import { placesBehind } from './services.ts';

/** All keys of one store of a database of this device, past all code of the product. */
export const keysOnDevice = (page: Page, database: string, store: string): Promise<string[]> =>
  page.evaluate(
    ([database, store]) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction(store).objectStore(store).getAllKeys();
          keys.addEventListener('error', () => reject(keys.error));
          keys.addEventListener('success', () => {
            opening.result.close();
            resolve(keys.result.map(String));
          });
        });
      }),
    [database, store] as const,
  );

/** How many commits of the user are on this device and not on the server. */
const unsent = (page: Page, user: string): Promise<number> =>
  page.evaluate(
    (database) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const entries = opening.result.transaction('journal').objectStore('journal').getAll();
          entries.addEventListener('error', () => reject(entries.error));
          entries.addEventListener('success', () => {
            opening.result.close();
            const all = entries.result as { readonly state: string }[];
            resolve(all.filter(({ state }) => state !== 'delivered').length);
          });
        });
      }),
    `dayloom-mirror-${user}`,
  );

/** Waits until the server has taken every commit of this device; some page of the product must be open on it. */
export const everythingSent = (page: Page, user: string) =>
  expect.poll(() => unsent(page, user), { message: 'commits that wait', timeout: 30_000 }).toBe(0);

/**
 * The ids of a collection, sorted, past all code of the product: as this device holds them on the embedded backend, as
 * the server does on Firebase, once everything has been sent.
 */
export async function storedIds(page: Page, user: string, collection: string): Promise<string[]> {
  const places = await placesBehind(page);
  if (!places) return keysOnDevice(page, `dayloom-${user}`, collection);
  await everythingSent(page, user);
  const records = await recordsOnServer(places.records, user, collection);
  return records.map(({ id }) => id).toSorted();
}

/** The titles of a user's records on the server as it is now, sorted; each as often as it is there. */
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
}

/** Gives one stored record, or all, a field that the product would not, as a fault or a later version may. */
export async function rewriteStored(page: Page, user: string, strange: StrangeField) {
  const places = await placesBehind(page);
  if (!places) return rewriteOnDevice(page, user, strange);
  const { collection, field, value, all } = strange;
  const records = await recordsOnServer(places.records, user, collection);
  const chosen = all ? records : records.slice(0, 1);
  await putRecords(
    places.records,
    chosen.map(({ id, fields }) => ({ collection, id, fields: { ...fields, [field]: value } })),
  );
}

const rewriteOnDevice = (page: Page, user: string, { collection, field, value, all = false }: StrangeField) =>
  page.evaluate(
    ([database, store, name, written, goesOn]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(store, 'readwrite');
          const cursor = transaction.objectStore(store).openCursor();
          cursor.addEventListener('success', () => {
            const row = cursor.result?.value as { fields: Record<string, unknown> } | undefined;
            if (!row) return;
            cursor.result?.update({ ...row, fields: { ...row.fields, [name]: written } });
            if (goesOn) cursor.result?.continue();
          });
          transaction.addEventListener('abort', () => reject(transaction.error));
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [`dayloom-${user}`, collection, field, value, all] as const,
  );
