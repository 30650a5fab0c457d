import { expect, type Page } from '@playwright/test';

/** Console messages of browser and shell without a server. None of them is about a file of the product. */
export const noServer = /^error: Failed to load resource.*\((?!.*\/[sm]\/)|The live registry cannot be used/;

/** The releases that are completely stored on the device: the addresses of their shells. */
export const keptShells = (page: Page) =>
  page.evaluate(async () => {
    const shells: string[] = [];
    for (const name of await caches.keys()) {
      const registry = await (await caches.open(name)).match('/modules.json');
      if (registry) shells.push(((await registry.json()) as { shell: { path: string } }).shell.path);
    }
    return shells;
  });

/** Empties the browser's HTTP cache, so that responses come from the server or the worker. */
export async function forgetFetched(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

/** The revision of the newest release that is completely stored on the device. */
export const keptRevision = (page: Page) =>
  page.evaluate(async () => {
    const revisions: number[] = [];
    for (const name of await caches.keys()) {
      const registry = await (await caches.open(name)).match('/modules.json');
      if (registry) revisions.push(((await registry.json()) as { revision: number }).revision);
    }
    return Math.max(...revisions);
  });

/** The addresses of all files stored on the device. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const files = await (await caches.open('dayloom-files')).keys();
    return files.map(({ url }) => new URL(url).pathname);
  });

/** Resolves when the worker has finished the requests of the open page and checked the live release again. */
export const untilAtRest = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
    port1.start();
    active?.postMessage({ type: 'dayloom-keep' }, [port2]);
    await answered;
  });

/** Resolves when the live release is completely stored on the device, and no other complete release is. */
export async function untilKept(page: Page) {
  const live = await (await page.request.get('/modules.json')).text();
  const isKept = () =>
    page.evaluate(async (registry) => {
      const releases = (await caches.keys()).filter((name) => name.startsWith('dayloom-release-'));
      const texts = releases.map(async (name) =>
        (await (await caches.open(name)).match('/modules.json'))?.text(),
      );
      return releases.length === 1 && (await texts[0]) === registry;
    }, live);
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}
