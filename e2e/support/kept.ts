import { expect, type Page } from '@playwright/test';

/** What the browser and the shell put on the console where no server answers: of files of the product nothing. */
export const noServer = /^error: Failed to load resource.*\((?!.*\/[sm]\/)|The live registry cannot be used/;

/** The releases that are wholly on the device: the addresses of their shells. */
export const keptShells = (page: Page) =>
  page.evaluate(async () => {
    const shells: string[] = [];
    for (const name of await caches.keys()) {
      const registry = await (await caches.open(name)).match('/modules.json');
      if (registry) shells.push(((await registry.json()) as { shell: { path: string } }).shell.path);
    }
    return shells;
  });

/** Empties the browser's own cache: what a page is given then is from the server or kept by the worker. */
export async function forgetFetched(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

/** Of the newest release that is wholly on the device. */
export const keptRevision = (page: Page) =>
  page.evaluate(async () => {
    const revisions: number[] = [];
    for (const name of await caches.keys()) {
      const registry = await (await caches.open(name)).match('/modules.json');
      if (registry) revisions.push(((await registry.json()) as { revision: number }).revision);
    }
    return Math.max(...revisions);
  });

/** The addresses of all files on the device. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const files = await (await caches.open('dayloom-files')).keys();
    return files.map(({ url }) => new URL(url).pathname);
  });

/** Resolves once the worker has done what the open page asked of it, and looked at what is live once more. */
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

/** Resolves once what is live is wholly on the device, and nothing else of a release that is as a whole. */
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
