import type { Page } from '@playwright/test';

/** The ids of a collection as this device holds them, past all code of the product. */
export const storedIds = (page: Page, user: string, collection: string): Promise<string[]> =>
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
    [`dayloom-${user}`, collection] as const,
  );

interface StrangeField {
  readonly collection: string;
  readonly field: string;
  readonly value: unknown;
  readonly all?: boolean;
}

/** Gives one stored record, or all, a field that the product would not, as a fault or a later version may. */
export const rewriteStored = (
  page: Page,
  user: string,
  { collection, field, value, all = false }: StrangeField,
) =>
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
