import { processorOf } from './paint.mjs';
import { judgeSamples } from './samples.mjs';
import { deviceWith } from './visits.mjs';

/** All tasks lie in the 90 days that are looked back over, and each of the works has some of them. */
const filling = { works: 10_000, tasksOfLastDays: 50_000, sessionsOfYear: 1_500 };
/** Milliseconds of main-thread work. */
const limit = 500;
const slower = 4;
const samples = 10;

/**
 * How long the main thread works, on a processor four times slower, to open analytics over 90 days of 50,000 tasks: from
 * the step back to it, on a page that has read nothing of it yet, until all charts stand.
 * @param {{ browser: import('@playwright/test').Browser, product: string, say: (line: string) => void,
 *   samples?: number }} bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function judgeAnalytics({ browser, product, say, ...options }) {
  say('\nFilling an account of 10,000 works and 50,000 tasks...');
  const device = await deviceWith(browser, product, filling);
  const page = await device.newPage();
  await page.goto(`${product}/analytics?range=90`);
  await chartsStand(page);
  await page.getByRole('link', { name: 'Notes' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor();
  const setSpeed = await processorOf(page);
  const workOf = await workOfMainThread(page);
  const measure = async () => {
    // The new page has the step back in its own history: no start of the product is measured with it.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor();
    await page.waitForLoadState('networkidle');
    await setSpeed(slower);
    const before = await workOf();
    await page.evaluate(() => history.back());
    await chartsStand(page);
    const work = (await workOf()) - before;
    await setSpeed(1);
    await page.evaluate(() => history.forward());
    await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor();
    return work;
  };
  const name = 'Main-thread work of analytics over 90 days of 50,000 tasks, processor four times slower';
  const results = await judgeSamples({
    things: [{ name, measure }],
    limits: { median: limit },
    say,
    samples,
    ...options,
  });
  await device.close();
  return results;
}

/** All charts are there, and painted. @param {import('@playwright/test').Page} page */
async function chartsStand(page) {
  // Looked for now and then: the page would be measured looking.
  await page.waitForFunction(haveAllCharts, undefined, { polling: 250 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Run in the page: 90 days in three tables with their heads, the three priorities with theirs, and the year. */
const haveAllCharts = () =>
  [4, 91, 91, 91].join() ===
    [...document.querySelectorAll('main table')]
      .map((table) => table.querySelectorAll('tr').length)
      .toSorted((a, b) => a - b)
      .join() && document.querySelector('main [role=gridcell]') !== null;

/** Answers with the milliseconds that the page's main thread has worked so far. @param {import('@playwright/test').Page} page */
async function workOfMainThread(page) {
  const session = await page.context().newCDPSession(page);
  // By the time of the thread: that of a clock on the wall counts what else this machine does.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}
