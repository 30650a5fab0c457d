import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { wholeChromium } from '../browser.mjs';
import { seedPage } from '../../testing/seed/seed-page.mjs';

/** Shown on home and the dashboard when the account's own records are loaded. */
export const homeContent = 'main a[href^="/work/"]';

/** Lighthouse's slow 4G on a phone with a quarter of this machine's speed. */
export const slowPhone = {
  latency: 150,
  download: (1.6 * 1024 * 1024) / 8,
  upload: (0.75 * 1024 * 1024) / 8,
  cpu: 4,
};

/** @param {string} trust */
function launching(trust) {
  const { args, ...browser } = wholeChromium();
  return { ...browser, args: [...args, trust] };
}

/**
 * @param {string} trust the hash with which the browser trusts the bench's certificate
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export const launch = (trust) => chromium.launch(launching(trust));

const screen = { locale: 'en-GB', viewport: { width: 1280, height: 800 } };

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {import('../../testing/seed/seed.ts').Filling} filling
 */
async function fill(context, url, filling) {
  const page = await context.newPage();
  // A small response of the same origin: storage can be filled here before the product runs.
  await page.goto(`${url}/config.json`);
  await seedPage(page, filling);
  await page.close();
}

/**
 * Creates a browser context with a signed-in account, like the device of a returning user.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('../../testing/seed/seed.ts').Filling} filling
 * @param {import('@playwright/test').BrowserContextOptions} [options]
 */
export async function deviceWith(browser, url, filling, options) {
  const context = await browser.newContext({ ...screen, ...options });
  await fill(context, url, filling);
  return context;
}

/**
 * Does the same in a separate browser with its profile on disk, because only there the browser keeps compiled code from
 * one visit to the next.
 * @param {string} trust the hash with which the browser trusts the bench's certificate
 * @param {string} url
 * @param {import('../../testing/seed/seed.ts').Filling} filling
 */
export async function profileWith(trust, url, filling) {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-bench-'));
  const context = await chromium.launchPersistentContext(folder, { ...launching(trust), ...screen });
  await fill(context, url, filling);
  const close = async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { context, close };
}

/**
 * Visits until the browser has stored the page's compiled code: it stores it on the second visit and reads it on the
 * third.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 */
export async function warmUp(context, url) {
  for (const _visit of ['first', 'second', 'third']) {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.close();
  }
}

/**
 * Returns the milliseconds from the start of the navigation to the first frame that shows the element. First empties
 * the code cache and the HTTP cache of the context and removes the worker with its caches, but keeps other storage: a
 * known user's first visit of this release. A warm visit keeps the caches too, and can only slow the processor down.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ url: string, selector: string, throttle?: typeof slowPhone, warm?: { cpu: number } }} visit
 */
export async function timeVisit(context, { url, selector, throttle, warm }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (!warm) await forgetFiles(session, url);
  if (throttle) await slowDown(session, throttle);
  if (warm) await session.send('Emulation.setCPUThrottlingRate', { rate: warm.cpu });
  await page.addInitScript(markWhenShown, selector);
  await page.goto(url, { waitUntil: 'commit' });
  const time = await markOf(page);
  await page.close();
  return time;
}

/** @param {import('@playwright/test').CDPSession} session @param {string} url */
async function forgetFiles(session, url) {
  await session.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage';
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes });
}

/** @param {import('@playwright/test').CDPSession} session @param {typeof slowPhone} throttle */
async function slowDown(session, { latency, download, upload, cpu }) {
  const throughput = { downloadThroughput: download, uploadThroughput: upload };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/**
 * Runs in the page: measures from the navigation to the first frame after an element of this selector is shown.
 * @param {string} selector
 */
export function markWhenShown(selector) {
  const look = () => {
    // A person does not see an element that is still transparent.
    if (document.querySelector(selector)?.checkVisibility({ opacityProperty: true })) {
      performance.mark('rendered');
      requestAnimationFrame(() => performance.mark('shown'));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Returns the time in milliseconds of a mark that `markWhenShown` sets.
 * @param {import('@playwright/test').Page} page
 * @param {'shown' | 'rendered'} name `rendered` is one frame earlier
 */
export async function markOf(page, name = 'shown') {
  const time = await page.waitForFunction((mark) => performance.getEntriesByName(mark)[0]?.startTime, name, {
    timeout: 60_000,
    polling: 50,
  });
  return /** @type {number} */ (await time.jsonValue());
}
