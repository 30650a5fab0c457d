import type { Page } from '@playwright/test';
import { untilKept } from './kept.ts';
import { signedIn } from './signed-in.ts';

/** Visits home once as a user with three works, after which the product is stored on the device. */
export async function visitKept(page: Page) {
  const person = await signedIn(page, { works: 3 });
  await page.goto('/');
  await person.sees('Seeded work 3');
  await untilKept(page);
  return person;
}

/** Replaces the worker's copies of these files with what the server currently sends. */
export const keepAsServed = (page: Page, files: readonly string[]) =>
  page.evaluate(async (all) => {
    const kept = await caches.open('dayloom-files');
    // With this mode the worker asks the server, and stores no response without a hash.
    const put = async (file: string) => kept.put(file, await fetch(file, { cache: 'reload' }));
    await Promise.all(all.map(put));
  }, files);

/** Deletes the kept copies of these addresses from the device. */
export const evict = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (all) => {
    for (const name of await caches.keys())
      for (const address of all) await (await caches.open(name)).delete(address);
  }, addresses);

/** Deletes the lists of the releases' files from the device, but keeps the files. */
export const evictRelease = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys())
      if (name.startsWith('dayloom-release-')) await caches.delete(name);
  });

/** Replaces the kept text of an address. @param becomes the new text, or 'half' for the first half of the old one */
export const corrupt = (page: Page, address: string, becomes: string) =>
  page.evaluate(
    async ([at, text]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const kept = await cache.match(at);
        if (!kept) continue;
        const right = await kept.text();
        const wrong = text === 'half' ? right.slice(0, right.length / 2) : text;
        await cache.put(at, new Response(wrong, { headers: kept.headers }));
      }
    },
    [address, becomes] as const,
  );
