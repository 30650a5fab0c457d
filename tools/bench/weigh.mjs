import { createServer } from '../server/create-server.mjs';
import { deviceWith } from './visits.mjs';

/**
 * @typedef {{ path: string, type: string, bytes: number, started: number, ended: number, depth: number }} Sent
 */

/** How long each answer is held back while depths are told apart: far more than the page needs to act on one. */
const held = 1_000;

/** What a first paint waits for; fonts and icons come when they come. */
const code = new Set(['Document', 'Script', 'Stylesheet', 'Fetch']);

/**
 * Every file a page fetches until `selector` shows, with the bytes sent (brotli) and its depth: 1 for what the HTML
 * names, n + 1 for what is only asked for once something of depth n has arrived.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ folder: string, path: string, selector: string, filling?: import('../seed/seed.ts').Filling }} page
 *   `filling` signs an account with these records in first
 * @returns {Promise<{ files: Sent[], depth: number }>} `depth` of what was needed before `selector` showed
 */
export async function weigh(browser, { folder, path, selector, filling }) {
  let delayMs = 0;
  const server = await createServer({ folder, faults: () => ({ delayMs }) });
  const context = filling ? await deviceWith(browser, server.url, filling) : await browser.newContext();
  const page = await context.newPage();
  delayMs = held;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  /** @type {Map<string, Sent>} */
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith(server.url)) return;
    const address = new URL(request.url).pathname;
    requests.set(requestId, {
      path: address,
      type: type ?? 'Other',
      bytes: 0,
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
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await page.waitForSelector(selector, { state: 'visible', timeout: 60_000 });
    const shown = [...requests.keys()];
    await page.waitForLoadState('networkidle');
    const files = withDepth([...requests.values()]);
    const waitedFor = shown
      .flatMap((id) => requests.get(id) ?? [])
      .filter((file) => file.ended < Infinity && code.has(file.type));
    return { files, depth: Math.max(...waitedFor.map((file) => file.depth)) };
  } finally {
    await context.close();
    await server.close();
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

/** Bytes of the JavaScript among the files. @param {readonly Sent[]} files */
export const scriptBytes = (files) =>
  files.filter(({ path }) => path.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0);
