import { createServer } from '../server/create-server.mjs';
import { deviceWith, markOf } from './visits.mjs';

/**
 * @typedef {{ path: string, type: string, bytes: number, asked: number, started: number, ended: number, depth: number }} Sent
 * `asked` in milliseconds of the clock, `started` and `ended` in seconds of the browser
 */

/** How long each answer is held back while depths are told apart: far more than the page needs to act on one. */
const held = 1_000;

/** What a first paint waits for; fonts and icons come when they come. */
const code = new Set(['Document', 'Script', 'Stylesheet', 'Fetch']);

/**
 * Every file a page fetches until `selector` shows, with the bytes sent (brotli) and its depth: 1 for what the HTML
 * names, n + 1 for what is only asked for once something of depth n has arrived.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ folder: string, path: string, selector: string, filling?: import('../seed/seed.ts').Filling,
 *   isReturning?: boolean }} page `filling` signs an account with these records in first; who returns has been there
 *   before, and has its copies, with an empty cache
 * @returns {Promise<{ files: Sent[], before: Sent[], depth: number, requests: number }>} `before`, its depth and number: what
 *   was asked for before `selector` showed
 */
export async function weigh(browser, { folder, path, selector, filling, isReturning = false }) {
  let delayMs = 0;
  const server = await createServer({ folder, faults: () => ({ delayMs }) });
  // What a page asks for itself is weighed; a worker fetches all the rest, for later.
  const noWorker = /** @type {const} */ ({ serviceWorkers: 'block' });
  const context = filling
    ? await deviceWith(browser, server.url, filling, noWorker)
    : await browser.newContext(noWorker);
  const page = await context.newPage();
  if (isReturning) {
    await page.goto(server.url + path);
    await page.waitForSelector(selector, { state: 'visible' });
    await page.waitForLoadState('networkidle');
  }
  delayMs = held;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  /** @type {Map<string, Sent>} */
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
    if (!request.url.startsWith(server.url)) return;
    const address = new URL(request.url).pathname;
    requests.set(requestId, {
      path: address,
      type: type ?? 'Other',
      bytes: 0,
      asked: wallTime * 1_000,
      started: timestamp,
      ended: Infinity,
      depth: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { ended: timestamp, bytes: encodedDataLength });
  });
  try {
    await page.addInitScript(markWhenThere, selector);
    await page.goto(server.url + path, { waitUntil: 'commit' });
    const shown = (await markOf(page)) + (await page.evaluate(() => performance.timeOrigin));
    await quiet(page, () => requests.size);
    const files = withDepth([...requests.values()]);
    // The icon of its tab a browser asks for by itself; no page waits for it.
    const before = files.filter((file) => file.asked < shown && file.path !== '/favicon.svg');
    const waitedFor = before.filter((file) => file.ended < Infinity && code.has(file.type));
    return {
      files,
      before,
      depth: Math.max(...waitedFor.map((file) => file.depth)),
      requests: before.length,
    };
  } finally {
    await context.close();
    await server.close();
  }
}

/**
 * Until the page, idle, asks for nothing more: 'networkidle' may come before its idle time on a busy machine.
 * @param {import('@playwright/test').Page} page @param {() => number} asked
 */
async function quiet(page, asked) {
  for (let known = -1; known !== asked();) {
    known = asked();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForTimeout(4 * held);
  }
}

/** Run in the page: what is asked for from the frame with the first such element on is not waited for. @param {string} selector */
function markWhenThere(selector) {
  const look = () => {
    if (document.querySelector(selector)?.checkVisibility({ opacityProperty: true }))
      performance.mark('shown');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @param {Sent[]} files */
function withDepth(files) {
  const sorted = files.toSorted((a, b) => a.started - b.started);
  for (const file of sorted) {
    const before = sorted.filter((other) => other.ended <= file.started);
    file.depth = before.length === 0 ? 0 : Math.max(...before.map(({ depth }) => depth)) + 1;
  }
  return sorted;
}

/** Bytes of the JavaScript among the files. @param {readonly Sent[]} files */
export const scriptBytes = (files) =>
  files.filter(({ path }) => path.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0);
