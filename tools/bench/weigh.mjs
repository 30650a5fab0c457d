import { createServer } from '../server/create-server.mjs';
import { deviceWith, markOf, markWhenShown } from './visits.mjs';

/**
 * @typedef {{ path: string, type: string, bytes: number, asked: number, started: number, ended: number, depth: number }} Sent
 * `asked` in milliseconds of the clock, `started` and `ended` in seconds of the browser
 */

/** Delay in milliseconds of each response while depths are measured: much longer than the page needs to process one. */
const answerDelayMs = 1_000;

/** File types that a first paint waits for. It does not wait for fonts and icons. */
const code = new Set(['Document', 'Script', 'Stylesheet', 'Fetch']);

/**
 * Lists every file a page fetches until `selector` is shown, with the bytes sent (brotli) and its depth: 1 for files
 * named in the HTML, n + 1 for files requested only after a file of depth n has arrived.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ folder: string, path: string, selector: string, filling?: import('../../testing/seed/seed.ts').Filling,
 *   isReturning?: boolean }} page `filling` first signs in an account with these records; a returning user has visited
 *   before and has local records, but an empty HTTP cache
 * @returns {Promise<{ files: Sent[], before: Sent[], depth: number, requests: number }>} `before`, `depth`
 *   and `requests` count what was requested before `selector` was shown
 */
export async function weigh(browser, { folder, path, selector, filling, isReturning = false }) {
  let delayMs = 0;
  const server = await createServer({ folder, faults: () => ({ delayMs }) });
  // Measures what the page itself requests. A worker would fetch all other files for later use.
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
  delayMs = answerDelayMs;
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
    await page.addInitScript(markWhenShown, selector);
    await page.goto(server.url + path, { waitUntil: 'commit' });
    // The paint does not wait for what is requested in its frame.
    const shown = (await markOf(page, 'rendered')) + (await page.evaluate(() => performance.timeOrigin));
    await quiet(page, () => requests.size);
    const files = withDepth([...requests.values()]);
    // The browser requests the tab icon on its own, and no page waits for it.
    // Requests of the visit before were cut off.
    const before = files.filter(
      (file) => file.asked < shown && file.ended < Infinity && file.path !== '/favicon.svg',
    );
    const waitedFor = before.filter((file) => code.has(file.type));
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
 * Waits until the idle page requests nothing more: 'networkidle' can be reported too early on a busy machine.
 * @param {import('@playwright/test').Page} page
 * @param {() => number} asked
 */
async function quiet(page, asked) {
  for (let known = -1; known !== asked();) {
    known = asked();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForTimeout(4 * answerDelayMs);
  }
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

/** Returns the total size of the JavaScript files in bytes. @param {readonly Sent[]} files */
export const scriptBytes = (files) =>
  files.filter(({ path }) => path.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0);
