import { timeAdding, timeEditing, timeTicking, workScreen } from './actions.mjs';
import { deviceOnFirebase, onBothBackends } from '../../testing/firebase/both-backends.mjs';
import { evaluateLimits, limit } from './limits.mjs';
import { evaluatePairs } from './pairs.mjs';
import { deviceWith, homeContent, markOf, markWhenShown, timeVisit } from './visits.mjs';

const home = { path: '/', selector: homeContent, warm: { cpu: 4 } };
const frame = 1000 / 60;
const actions = { adding: timeAdding, ticking: timeTicking, editing: timeEditing };
/** Limits in bytes for home's JavaScript: before its first screen, and in total. */
const max = { before: 176_550, all: 330_750 };

/**
 * Compares the Firebase backend on local emulators with the embedded one: bytes, warm starts and own actions, also with
 * an account of 10,000 works.
 * @param {{ browser: import('@playwright/test').Browser, folder: string, pairs: number, say: (line: string) => void }}
 * bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export const evaluateFirebase = ({ browser, folder, pairs, say }) =>
  onBothBackends(folder, say, async ({ services, onFirebase, embedded }) => {
    const filling = { works: 100, tasksOfNewest: 100 };
    const device = (/** @type {import('../../testing/seed/filling.ts').Filling} */ what) =>
      deviceOnFirebase(browser, onFirebase, services, what);
    const remote = await device(filling);
    const large = await device({ works: 10_000, tasksOfNewest: 100 });
    const local = await deviceWith(browser, embedded, filling);
    const results = await evaluateBytes(remote.context, onFirebase, say);
    const compare = (/** @type {Omit<Parameters<typeof evaluatePairs>[0], 'pairs' | 'say'>} */ what) =>
      evaluatePairs({ ...what, pairs, say });
    const visit = (
      /** @type {import('@playwright/test').BrowserContext} */ context,
      /** @type {string} */ url,
    ) => timeVisit(context, { ...home, url: url + home.path });
    results.push(
      await compare({
        name: 'Warm start of home on Firebase against the embedded backend',
        limit: 1.1,
        first: () => visit(remote.context, onFirebase),
        second: () => visit(local, embedded),
      }),
      await compare({
        name: 'Warm start of home on Firebase, 10,000 works against 100',
        limit: 1.1,
        first: () => visit(large.context, onFirebase),
        second: () => visit(remote.context, onFirebase),
      }),
    );

    const ownScreen = async () => {
      const { context, account } = await device(filling);
      return workScreen(context, onFirebase, filling.works, `${account}-`);
    };
    // Each screen needs its own device, because tabs of one device would all render each other's changes. Each
    // comparison needs its own reference, because a screen that adds twice as many tasks has twice as many to render.
    const screens = {
      remote: await ownScreen(),
      local: await workScreen(local, embedded, filling.works),
      slow: await ownScreen(),
      slowReference: await ownScreen(),
      offline: await ownScreen(),
      offlineReference: await ownScreen(),
    };
    await conditions(screens.slow, { offline: false, latency: 400 });
    await conditions(screens.offline, { offline: true, latency: 0 });
    const comparisons = [
      {
        words: ', frames more than on the embedded backend',
        limit: 1,
        relate: (/** @type {number} */ a, /** @type {number} */ b) => (a - b) / frame,
        one: screens.remote,
        other: screens.local,
      },
      { words: ' with 400 ms of latency against none', one: screens.slow, other: screens.slowReference },
      { words: ' offline against online', one: screens.offline, other: screens.offlineReference },
    ];
    for (const [name, time] of Object.entries(actions))
      for (const { words, one, other, ...rest } of comparisons) {
        const pair = { first: () => time(one), second: () => time(other) };
        results.push(
          await compare({ name: `Own ${name} on Firebase${words}`, limit: 1.1, ...rest, ...pair }),
        );
      }
    await Promise.all(Object.values(screens).map((page) => page.context().close()));
    await Promise.all([remote, large].map(({ context }) => context.close()));
    return results;
  });

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ offline: boolean, latency: number }} network latency in ms
 */
async function conditions(page, network) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...network,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/**
 * Measures the JavaScript of a known user's first visit: before the content is painted from this device, and in total.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {(line: string) => void} say
 */
async function evaluateBytes(context, url, say) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await page.addInitScript(markWhenShown, homeContent);
  const listening = page.waitForResponse((response) => response.url().includes('/Listen/'));
  await page.goto(url, { waitUntil: 'commit' });
  const shown = await markOf(page);
  await listening;
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => /** @type {PerformanceResourceTiming} */ (entry))
      .map(({ name, transferSize, responseEnd }) => ({ name, transferSize, responseEnd })),
  );
  await page.close();
  const own = scripts.filter(({ name }) => name.startsWith(url) && name.endsWith('.js'));
  for (const { name, transferSize, responseEnd } of own)
    say(
      `  ${responseEnd <= shown ? 'before' : ' after'} ${(transferSize / 1000).toFixed(1).padStart(7)} kB  ${new URL(name).pathname}`,
    );
  const sum = (/** @type {typeof own} */ some) =>
    some.reduce((total, { transferSize }) => total + transferSize, 0);
  const before = own.filter(({ responseEnd }) => responseEnd <= shown);
  const limits = [
    limit('JavaScript of home on Firebase before its content', sum(before), max.before),
    limit('JavaScript of home on Firebase', sum(own), max.all),
  ];
  return evaluateLimits(limits, say);
}
