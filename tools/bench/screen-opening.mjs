import { judgePairs } from './pairs.mjs';
import { processorOf } from './paint.mjs';
import { deviceWith } from './visits.mjs';

/** Milliseconds; the browser reports no shorter task. */
const shortest = 50;
const slower = 4;

/**
 * @typedef {object} Bench
 * @property {import('@playwright/test').Browser} browser
 * @property {string} product
 * @property {number} pairs
 * @property {(line: string) => void} say
 */

/** A week of 300 activities against one of 10. @param {Bench} bench */
export const judgeTimetable = (bench) =>
  judgeOpening(bench, {
    address: '/timetable',
    what: 'a week of 300 activities against 10',
    few: { activities: 10 },
    many: { activities: 300 },
    isOpen: () => document.querySelectorAll('[data-day] li').length >= 10,
    limit: 1.15,
  });

/** A month of 2,000 items against one of 20. @param {Bench} bench */
export const judgeCalendar = (bench) =>
  judgeOpening(bench, {
    address: '/calendar',
    what: 'a month of 2,000 items against 20',
    few: { ofMonth: 20 },
    many: { ofMonth: 2_000 },
    isOpen: () => document.querySelectorAll('[role=gridcell] a').length >= 10,
    limit: 1.15,
  });

/**
 * The longest task of the main thread, on a processor four times slower, while a screen opens: from the step back to it
 * until its items are shown. Few items against many.
 * @param {Bench} bench
 * @param {{ address: string, what: string, few: import('../seed/seed.ts').Filling,
 *   many: import('../seed/seed.ts').Filling, isOpen: () => boolean, limit: number }} screen
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
async function judgeOpening({ browser, product, pairs, say }, { what, limit, ...screen }) {
  say(`\nFilling the accounts of ${what}...`);
  const few = await openingOf(await deviceWith(browser, product, screen.few), product, screen);
  const many = await openingOf(await deviceWith(browser, product, screen.many), product, screen);
  const name = `Longest task of opening ${what}, processor four times slower`;
  const result = await judgePairs({ name, limit, pairs, first: many.measure, second: few.measure, say });
  await few.close();
  await many.close();
  return [result];
}

/**
 * @param {import('@playwright/test').BrowserContext} device @param {string} product
 * @param {{ address: string, isOpen: () => boolean }} screen
 */
async function openingOf(device, product, { address, isOpen }) {
  const page = await device.newPage();
  const notes = page.getByRole('heading', { level: 1, name: 'Notes' });
  await page.addInitScript(keepLongestTask);
  await page.goto(`${product}${address}`);
  await page.waitForFunction(isOpen);
  await page.getByRole('link', { name: 'Notes' }).first().click();
  await notes.waitFor();
  const setSpeed = await processorOf(page);
  const measure = async () => {
    // The new page has the step back in its own history: the start of the product is not measured.
    await page.reload();
    await notes.waitFor();
    await page.waitForLoadState('networkidle');
    await setSpeed(slower);
    await page.evaluate(() => {
      delete document.body.dataset.longest;
      history.back();
    });
    await page.waitForFunction(isOpen, undefined, { polling: 250 });
    // Longest tasks are reported after they end.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    const longest = await page.evaluate((least) => Number(document.body.dataset.longest ?? least), shortest);
    await setSpeed(1);
    await page.evaluate(() => history.forward());
    await notes.waitFor();
    return longest;
  };
  return { measure, close: () => device.close() };
}

/** Run in the page: keeps the length of the longest task in milliseconds. */
function keepLongestTask() {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      const { dataset } = document.body;
      dataset.longest = String(Math.max(duration, Number(dataset.longest ?? 0)));
    }
  }).observe({ type: 'longtask', buffered: true });
}
