import { keepLongestTask } from './longest-task.mjs';
import { evaluatePairs } from './pairs.mjs';
import { processorOf } from './paint.mjs';
import { deviceWith } from './visits.mjs';

/** Milliseconds. The browser reports no shorter tasks. */
const shortest = 50;
const slower = 4;

/**
 * @typedef {object} Bench
 * @property {import('@playwright/test').Browser} browser
 * @property {string} product
 * @property {number} pairs
 * @property {(line: string) => void} say
 */

/** Compares a week of 300 activities with one of 10. @param {Bench} bench */
export const evaluateTimetable = (bench) =>
  evaluateOpening(bench, {
    address: '/timetable',
    what: 'a week of 300 activities against 10',
    few: { activities: 10 },
    many: { activities: 300 },
    isOpen: () => document.querySelectorAll('[data-day] li').length >= 10,
    limit: 1.15,
  });

/** Compares a month of 2,000 items with one of 20. @param {Bench} bench */
export const evaluateCalendar = (bench) =>
  evaluateOpening(bench, {
    address: '/calendar',
    what: 'a month of 2,000 items against 20',
    few: { ofMonth: 20 },
    many: { ofMonth: 2_000 },
    isOpen: () => document.querySelectorAll('[role=gridcell] a').length >= 10,
    limit: 1.15,
  });

/**
 * Measures the longest task of the main thread, on a processor four times slower, while a screen opens: from navigating
 * back to it until its items are shown. Compares few items with many.
 * @param {Bench} bench
 * @param {{ address: string, what: string, few: import('../seed/seed.ts').Filling,
 *   many: import('../seed/seed.ts').Filling, isOpen: () => boolean, limit: number }} screen
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
async function evaluateOpening({ browser, product, pairs, say }, { what, limit, ...screen }) {
  say(`\nFilling the accounts of ${what}...`);
  const few = await openingOf(await deviceWith(browser, product, screen.few), product, screen);
  const many = await openingOf(await deviceWith(browser, product, screen.many), product, screen);
  const name = `Longest task of opening ${what}, processor four times slower`;
  const result = await evaluatePairs({ name, limit, pairs, first: many.measure, second: few.measure, say });
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
    // Reloading keeps the history entry to go back to, and the start of the product is not measured.
    await page.reload();
    await notes.waitFor();
    await page.waitForLoadState('networkidle');
    await setSpeed(slower);
    await page.evaluate(() => {
      delete document.body.dataset.longest;
      history.back();
    });
    await page.waitForFunction(isOpen, undefined, { polling: 250 });
    // The browser reports long tasks after they end.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    const longest = await page.evaluate((least) => Number(document.body.dataset.longest ?? least), shortest);
    await setSpeed(1);
    await page.evaluate(() => history.forward());
    await notes.waitFor();
    return longest;
  };
  return { measure, close: () => device.close() };
}
