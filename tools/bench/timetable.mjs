import { judgePairs } from './pairs.mjs';
import { processorOf } from './paint.mjs';
import { deviceWith } from './visits.mjs';

const sizes = { few: 10, many: 300 };
/** Milliseconds; the browser reports no shorter task. */
const shortest = 50;
const slower = 4;
const limit = 1.15;

/**
 * The longest task of the main thread, on a processor four times slower, while the timetable opens: from the step back
 * to it until both grid and list are shown. A week of 300 activities against one of 10.
 * @param {{ browser: import('@playwright/test').Browser, product: string, pairs: number,
 *   say: (line: string) => void }} bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function judgeTimetable({ browser, product, pairs, say }) {
  say('\nFilling a week of 10 and one of 300 activities...');
  const few = await openingOf(await deviceWith(browser, product, { activities: sizes.few }), product);
  const many = await openingOf(await deviceWith(browser, product, { activities: sizes.many }), product);
  const name = 'Longest task of opening a week of 300 activities against 10, processor four times slower';
  const result = await judgePairs({ name, limit, pairs, first: many.measure, second: few.measure, say });
  await few.close();
  await many.close();
  return [result];
}

/** @param {import('@playwright/test').BrowserContext} device @param {string} product */
async function openingOf(device, product) {
  const page = await device.newPage();
  const notes = page.getByRole('heading', { level: 1, name: 'Notes' });
  await page.addInitScript(keepLongestTask);
  await page.goto(`${product}/timetable`);
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

/** Run in the page. */
const isOpen = () => document.querySelectorAll('[data-day] li').length >= 10;
