import { processorOf } from './paint.mjs';
import { evaluateSamples } from './samples.mjs';
import { deviceWith } from './visits.mjs';

/** All tasks are within the 90 days that analytics shows, and every work has some of them. */
const filling = { works: 10_000, tasksOfLastDays: 50_000, sessionsOfYear: 1_500 };
/** Milliseconds of main-thread work. */
const limit = 500;
const slower = 4;
const samples = 10;

/**
 * Measures how long the main thread works, on a processor four times slower, to open analytics over 90 days of 50,000
 * tasks: from navigating back to it, on a page that has not read its records yet, until all charts are shown.
 * @param {{ browser: import('@playwright/test').Browser, product: string, say: (line: string) => void,
 *   samples?: number }} bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateAnalytics({ browser, product, say, ...options }) {
  say('\nFilling an account of 10,000 works and 50,000 tasks...');
  const device = await deviceWith(browser, product, filling);
  const page = await device.newPage();
  await page.goto(`${product}/analytics?range=90`);
  await untilChartsAreShown(page);
  await page.getByRole('link', { name: 'Notes' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor();
  const setSpeed = await processorOf(page);
  const workOf = await workOfMainThread(page);
  const measure = async () => {
    // Reloading keeps the history entry to go back to, and the start of the product is not measured.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor();
    await page.waitForLoadState('networkidle');
    await setSpeed(slower);
    const before = await workOf();
    await page.evaluate(() => history.back());
    await untilChartsAreShown(page);
    const work = (await workOf()) - before;
    await setSpeed(1);
    await page.evaluate(() => history.forward());
    await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor();
    return work;
  };
  const name = 'Main-thread work of analytics over 90 days of 50,000 tasks, processor four times slower';
  const results = await evaluateSamples({
    things: [{ name, measure }],
    limits: { median: limit },
    say,
    samples,
    ...options,
  });
  await device.close();
  return results;
}

/** Waits until all charts are painted. @param {import('@playwright/test').Page} page */
async function untilChartsAreShown(page) {
  // Polls rarely, because the work of polling would be measured too.
  await page.waitForFunction(haveAllCharts, undefined, { polling: 250 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Runs in the page: checks for the tables of 90 days, the priorities and the year, each with its headings. */
const haveAllCharts = () =>
  [4, 91, 91, 91].join() ===
    [...document.querySelectorAll('main table')]
      .map((table) => table.querySelectorAll('tr').length)
      .toSorted((a, b) => a - b)
      .join() && document.querySelector('main [role=gridcell]') !== null;

/**
 * Returns how many milliseconds the page's main thread has worked so far.
 * @param {import('@playwright/test').Page} page
 */
async function workOfMainThread(page) {
  const session = await page.context().newCDPSession(page);
  // Uses the thread's own time, because wall-clock time includes other work of this machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}
