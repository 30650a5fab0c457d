import { deviceOnFirebase, homeContent, onBothBackends, untilComplete } from './both-backends.mjs';
import { evaluatePairs } from './pairs.mjs';
import { markOf, markWhenShown } from './visits.mjs';

const sizes = { small: { works: 10, otherTasks: 90 }, large: { works: 1_000, otherTasks: 9_000 } };
const cpu = 4;
const longestTask = 50;
/** Number of fills that are observed until they end. */
const watched = 3;

/**
 * Measures a device without any records of an account on the emulators: when home's content is shown, and whether
 * loading the rest blocks the page, at a quarter of the processor speed.
 * @param {{ browser: import('@playwright/test').Browser, folder: string, pairs: number, say: (line: string) => void }}
 * bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export const evaluateFill = ({ browser, folder, pairs, say }) =>
  onBothBackends(folder, say, async ({ services, onFirebase }) => {
    const [large, small] = [
      await deviceOnFirebase(browser, onFirebase, services, sizes.large),
      await deviceOnFirebase(browser, onFirebase, services, sizes.small),
    ];
    const shown = await evaluatePairs({
      name: "First fill of 10,000 records, home's content, against 100",
      limit: 1.5,
      pairs,
      first: () => timeFill(large, onFirebase),
      second: () => timeFill(small, onFirebase),
      say,
    });
    const tasks = [];
    for (let fill = 0; fill < watched; fill += 1) tasks.push(...(await longTasksOfFill(large, onFirebase)));
    const longest = Math.max(0, ...tasks);
    const holds = longest <= longestTask;
    say(
      `Longest task after home's content of ${watched} first fills, processor four times slower: ${longest.toFixed(0)} of at most ${longestTask} ms, ${tasks.length} over it: ${holds ? 'holds' : 'BROKEN'}`,
    );
    await Promise.all([large.context.close(), small.context.close()]);
    return [shown, { name: 'Tasks of a first fill', holds }];
  });

/** @typedef {Awaited<ReturnType<typeof deviceOnFirebase>>} Device */

/** Removes the records from the device and opens home. @param {Device} device @param {string} url */
async function openEmptyHome({ context, account }, url) {
  const page = await context.newPage();
  await page.goto(`${url}/config.json`);
  await page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.addEventListener('success', () => resolve(undefined));
        deleting.addEventListener('error', () => reject(deleting.error));
      }),
    `dayloom-replica-${account}`,
  );
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(markWhenShown, homeContent);
  return page;
}

/** @param {Device} device @param {string} url */
async function timeFill(device, url) {
  const page = await openEmptyHome(device, url);
  await page.goto(url, { waitUntil: 'commit' });
  const time = await markOf(page);
  await page.close();
  return time;
}

/**
 * Returns the durations in milliseconds of the long tasks between home's content and the end of the fill.
 * @param {Device} device
 * @param {string} url
 */
async function longTasksOfFill(device, url) {
  const page = await openEmptyHome(device, url);
  await page.addInitScript(() => {
    /** @type {PerformanceEntry[]} */
    const long = [];
    Object.assign(globalThis, { long });
    new PerformanceObserver((list) => long.push(...list.getEntries())).observe({ type: 'longtask' });
  });
  await page.goto(url, { waitUntil: 'commit' });
  const since = await markOf(page);
  await untilComplete(page);
  const tasks = await page.evaluate(() =>
    /** @type {{ long: PerformanceEntry[] }} */ (/** @type {unknown} */ (globalThis)).long.map(
      ({ startTime, duration }) => ({ startTime, duration }),
    ),
  );
  await page.close();
  return tasks.filter(({ startTime }) => startTime > since).map(({ duration }) => duration);
}
