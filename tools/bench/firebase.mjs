import { serveProduct, startServices } from '../firebase/emulated-product.mjs';
import { makeAccount } from '../seed/emulated-accounts.mjs';
import { putRecords } from '../seed/emulated-firestore.mjs';
import { recordsOf } from '../seed/seed-page.mjs';
import { createServer } from '../server/create-server.mjs';
import { timeAdding, timeEditing, timeTicking, workScreen } from './actions.mjs';
import { judgePairs } from './pairs.mjs';
import { deviceWith, markOf, markWhenShown, timeVisit } from './visits.mjs';

/** Shows once the account's own records are there. */
const content = 'main a[href^="/work/"]';
const home = { path: '/', selector: content, warm: { cpu: 4 } };
const frame = 1000 / 60;
const password = 'correct horse';

let accounts = 0;

/**
 * What the Firebase backend costs beside the embedded one, on the emulators of this machine: bytes, warm starts, own
 * actions, and both with an account of 10,000 works.
 * @param {{ browser: import('@playwright/test').Browser, folder: string, pairs: number, say: (line: string) => void }} bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function judgeFirebase({ browser, folder, pairs, say }) {
  say('\nStarting the emulators and filling accounts...');
  const services = await startServices({ say });
  const [onFirebase, embedded] = [await serveProduct({ services, folder }), await createServer({ folder })];
  const filling = { works: 100, tasksOfNewest: 100 };
  try {
    const device = (/** @type {import('../seed/filling.ts').Filling} */ what) =>
      deviceOnFirebase(browser, onFirebase.url, services, what);
    const remote = await device(filling);
    const large = await device({ works: 10_000, tasksOfNewest: 100 });
    const local = await deviceWith(browser, embedded.url, filling);
    const results = await judgeBytes(remote.context, onFirebase.url, say);
    const judge = (/** @type {Omit<Parameters<typeof judgePairs>[0], 'pairs' | 'say'>} */ what) =>
      judgePairs({ ...what, pairs, say });
    const visit = (
      /** @type {import('@playwright/test').BrowserContext} */ context,
      /** @type {string} */ url,
    ) => timeVisit(context, { ...home, url: url + home.path });
    results.push(
      await judge({
        name: 'Warm start of home on Firebase against the embedded backend',
        limit: 1.15,
        first: () => visit(remote.context, onFirebase.url),
        second: () => visit(local, embedded.url),
      }),
      await judge({
        name: 'Warm start of home on Firebase, 10,000 works against 100',
        limit: 1.1,
        first: () => visit(large.context, onFirebase.url),
        second: () => visit(remote.context, onFirebase.url),
      }),
    );

    const ownScreen = async () => {
      const { context, account } = await device(filling);
      return workScreen(context, onFirebase.url, filling.works, `${account}-`);
    };
    // Devices of their own: tabs of one would all draw what each of them saves. And one for each comparison: a screen
    // that adds a task for every other one has twice their tasks to draw.
    const screens = {
      remote: await ownScreen(),
      local: await workScreen(local, embedded.url, filling.works),
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
  } finally {
    await Promise.all([onFirebase.close(), embedded.close()]);
    await services.stop();
  }
}

/**
 * The ids of filled-in records are the same in every account, and all accounts share the server.
 * @param {Extract<import('@dayloom/data').Change, { type: 'create' }>} change
 * @param {string} account
 */
const asOwn = ({ collection, id, fields }, account) => ({
  collection,
  id: `${account}-${id}`,
  fields: { ...fields, ...('workId' in fields && { workId: `${account}-${String(fields['workId'])}` }) },
});

/**
 * A device that knows its account's home, signed in to an account filled on the server, whose records' ids begin with
 * the account's.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('../firebase/emulated-product.mjs').Services} services
 * @param {import('../seed/filling.ts').Filling} filling
 */
async function deviceOnFirebase(browser, url, { config }, filling) {
  const account = { id: `bench-${(accounts += 1)}`, email: `bench-${accounts}@example.com` };
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${url}/config.json`);
  await makeAccount(
    { url: config.emulators.auth, projectId: config.firebase.projectId },
    { ...account, password },
  );
  const records = await recordsOf(page, filling, account);
  await putRecords(
    { host: config.emulators.firestore, projectId: config.firebase.projectId },
    records.flatMap((change) => (change.type === 'create' ? [asOwn(change, account.id)] : [])),
  );
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Login' }).click();
  await page.locator(content).first().waitFor();
  await page.close();
  return { context, account: account.id };
}

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
 * JavaScript of a first visit by a known user: before the content is painted from the mirror, and in all.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {(line: string) => void} say
 */
async function judgeBytes(context, url, say) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await page.addInitScript(markWhenShown, content);
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
      185_000,
      say,
    ),
    limit('JavaScript of home on Firebase', sum(own), 345_000, say),
  ];
}

/** @param {string} name @param {number} value @param {number} most @param {(line: string) => void} say */
function limit(name, value, most, say) {
  say(`${name}: ${value} of at most ${most}: ${value <= most ? 'holds' : 'BROKEN'}`);
  return { name, holds: value <= most };
}
