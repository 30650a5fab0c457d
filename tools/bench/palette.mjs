import { judgeSamples } from './samples.mjs';
import { deviceWith } from './visits.mjs';

const sizes = [
  { records: 100, filling: { works: 20, otherTasks: 80 } },
  { records: 10_000, filling: { works: 100, otherTasks: 9_900 } },
];
/** Milliseconds; no limit is asked of how long the thread is held beyond that of the first result. */
const speeds = [
  { cpu: 1, words: '', limits: { median: 50 } },
  { cpu: 4, words: ', processor four times slower', limits: { median: 150 } },
];

/**
 * How long the palette takes to open, to show the first record once a letter is typed the moment it is open, and how
 * long the longest task is that all of it takes.
 * @param {{ browser: import('@playwright/test').Browser, product: string, say: (line: string) => void,
 *   samples?: number }} bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function judgePalette({ browser, product, say, ...options }) {
  const results = [];
  for (const { records, filling } of sizes) {
    const device = await deviceWith(browser, product, filling);
    for (const { cpu, words, limits } of speeds) {
      const page = await pageWithPalette(device, product);
      const setSpeed = await processorOf(page);
      /** @type {Record<'opening' | 'result' | 'task', number>} */
      let last = { opening: 0, result: 0, task: 0 };
      const measureAll = async () => {
        await setSpeed(cpu);
        last = await openAndSearch(page);
        await setSpeed(1);
        return last.opening;
      };
      const of = `with ${records} records${words}`;
      results.push(
        ...(await judgeSamples({
          things: [{ name: `Palette opens ${of}`, measure: measureAll }],
          limits,
          say,
          ...options,
        })),
        ...(await judgeSamples({
          things: [
            { name: `First record found ${of}`, measure: async () => (await measureAll(), last.result) },
          ],
          limits,
          say,
          ...options,
        })),
        ...(await judgeSamples({
          things: [
            { name: `Longest task of both ${of}`, measure: async () => (await measureAll(), last.task) },
          ],
          limits,
          say,
          ...options,
        })),
      );
      await page.close();
    }
    await device.close();
  }
  return results;
}

/** Home, once its palette is there, and opened once: its sources' code is fetched then. */
async function pageWithPalette(
  /** @type {import('@playwright/test').BrowserContext} */ device,
  /** @type {string} */ product,
) {
  const page = await device.newPage();
  await page.goto(product);
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  await openAndSearch(page);
  return page;
}

/** @param {import('@playwright/test').Page} page */
async function openAndSearch(page) {
  await page.evaluate(watchTasks);
  await page.evaluate(watchFor, { event: 'keydown', wanted: '[role=option]' });
  await page.keyboard.press('ControlOrMeta+K');
  const opening = await painted(page);
  await page.evaluate(watchFor, { event: 'keydown', wanted: '[role=option]', text: 'Task' });
  await page.keyboard.press('t');
  const result = await painted(page);
  const task = await page.evaluate(() => Number(document.body.dataset.longest));
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').waitFor({ state: 'detached' });
  return { opening, result, task };
}

/** Run in the page: keeps the longest task from now on, 0 where none took 50 ms. */
function watchTasks() {
  document.body.dataset.longest = '0';
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      document.body.dataset.longest = String(Math.max(duration, Number(document.body.dataset.longest)));
  }).observe({ type: 'longtask' });
}

/**
 * Run in the page: from the next event of that kind to the frame in which such an element, with that text, stands.
 * @param {{ event: string, wanted: string, text?: string }} what
 */
function watchFor({ event: kind, wanted, text = '' }) {
  addEventListener(
    kind,
    (event) => {
      const look = () => {
        if (![...document.querySelectorAll(wanted)].some((one) => one.textContent?.includes(text)))
          requestAnimationFrame(look);
        else
          requestAnimationFrame(
            () => (document.body.dataset.painted = String(performance.now() - event.timeStamp)),
          );
      };
      delete document.body.dataset.painted;
      look();
    },
    { capture: true, once: true },
  );
}

/** @param {import('@playwright/test').Page} page @returns {Promise<number>} */
async function painted(page) {
  const time = await page.waitForFunction(() => document.body.dataset.painted, undefined, { polling: 20 });
  await page.evaluate(() => delete document.body.dataset.painted);
  return Number(await time.jsonValue());
}

/** @param {import('@playwright/test').Page} page */
async function processorOf(page) {
  const session = await page.context().newCDPSession(page);
  return (/** @type {number} */ rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
}
