import type { Page } from '@playwright/test';

const quotaSize = 2_000_000;

/** Limits the storage of an address to this many bytes. @returns a function that removes the limit */
export async function limitStorage(page: Page, origin: string, bytes: number): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes });
  return async () => {
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  };
}

/**
 * Fills the remaining quota of the browser with a separate database. A full disk would require a file system made for
 * the test.
 * @returns a function that frees the space
 */
export async function fillStorage(page: Page, origin: string): Promise<() => Promise<void>> {
  await limitStorage(page, origin, quotaSize);
  await page.evaluate(fill);
  // The browser may compact what was written, and would have room again.
  return limitStorage(page, origin, quotaSize / 2);
}

/** Runs in the page. */
async function fill() {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('somebody-else', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('filler', { autoIncrement: true });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error));
  });
  const isTaken = (characters: number) =>
    new Promise<boolean>((resolve) => {
      const transaction = database.transaction('filler', 'readwrite');
      transaction.objectStore('filler').add('x'.repeat(characters));
      transaction.addEventListener('complete', () => resolve(true));
      transaction.addEventListener('abort', () => resolve(false));
    });
  for (const characters of [100_000, 1_000]) while (await isTaken(characters));
  database.close();
}
