import { timeAdding, timeEditing, timeTicking, workScreen } from './actions.mjs';
import { deviceOnFirebase, homeContent, onBothBackends } from './both-backends.mjs';
import { judgePairs } from './pairs.mjs';
import { deviceWith, markOf, markWhenShown, timeVisit } from './visits.mjs';

const home = { path: '/', selector: homeContent, warm: { cpu: 4 } };
const frame = 1000 / 60;
/** Most bytes of home's JavaScript: before its first screen, and in all. */
const most = { before: 176_550, all: 330_750 };

/**
 * What the Firebase backend costs beside the embedded one, on the emulators of this machine: bytes, warm starts, own
 * actions, and both with an account of 10,000 works.
 * @param {{ browser: import('@playwright/test').Browser, folder: string, pairs: number, say: (line: string) => void }} bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export const judgeFirebase = ({ browser, folder, pairs, say }) =>
  onBothBackends(folder, say, async ({ services, onFirebase, embedded }) => {
    const filling = { works: 100, tasksOfNewest: 100 };
    const device = (/** @type {import('../seed/filling.ts').Filling} */ what) =>
      deviceOnFirebase(browser, onFirebase, services, what);
    const remote = await device(filling);
    const large = await device({ works: 10_000, tasksOfNewest: 100 });
    const local = await deviceWith(browser, embedded, filling);
    const results = await judgeBytes(remote.context, onFirebase, say);
    const judge = (/** @type {Omit<Parameters<typeof judgePairs>[0], 'pairs' | 'say'>} */ what) =>
      judgePairs({ ...what, pairs, say });
    const visit = (
      /** @type {import('@playwright/test').BrowserContext} */ context,
      /** @type {string} */ url,
    ) => timeVisit(context, { ...home, url: url + home.path });
    results.push(
      await judge({
        name: 'Warm start of home on Firebase against the embedded backend',
        limit: 1.1,
        first: () => visit(remote.context, onFirebase),
        second: () => visit(local, embedded),
      }),
      await judge({
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
    // Devices of their own: tabs of one would all draw what each of them saves. And one for each comparison: a screen
    // that adds a task for every other one has twice their tasks to draw.
    const screens = {
      remote: await ownScreen(),
      local: await workScreen(local, embedded, filling.works),
      slow: await ownScreen(),
      besideSlow: await ownScreen(),
      offline: await ownScreen(),
      besideOffline: await ownScreen(),
    };
    await conditions(screens.slow, { offline: false, latency: 400 });
    await conditions(screens.offline, { offline: true, latency: 0 });
    const actions = { adding: timeAdding, ticking: timeTicking, editing: timeEditing };
    for (const [name, time] of Object.entries(actions)) {
      results.push(
        await judge({
          name: `Own ${name} on Firebase, frames more than on the embedded backend`,
          limit: 1,
          relate: (a, b) => (a - b) / frame,
          first: () => time(screens.remote),
          second: () => time(screens.local),
        }),
        await judge({
          name: `Own ${name} on Firebase with 400 ms of latency against none`,
          limit: 1.1,
          first: () => time(screens.slow),
          second: () => time(screens.besideSlow),
        }),
        await judge({
          name: `Own ${name} on Firebase offline against online`,
          limit: 1.1,
          first: () => time(screens.offline),
          second: () => time(screens.besideOffline),
        }),
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
 * JavaScript of a first visit by a known user: before the content is painted from this device, and in all.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {(line: string) => void} say
 */
async function judgeBytes(context, url, say) {
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
  return [
    limit(
      'JavaScript of home on Firebase before its content',
      sum(own.filter(({ responseEnd }) => responseEnd <= shown)),
      most.before,
      say,
    ),
    limit('JavaScript of home on Firebase', sum(own), most.all, say),
  ];
}

/** @param {string} name @param {number} value @param {number} atMost @param {(line: string) => void} say */
function limit(name, value, atMost, say) {
  say(`${name}: ${value} of at most ${atMost}: ${value <= atMost ? 'holds' : 'BROKEN'}`);
  return { name, holds: value <= atMost };
}
