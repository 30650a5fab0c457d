import { painted, processorOf, watchKey } from './paint.mjs';
import { evaluateSamples } from './samples.mjs';
import { deviceWith } from './visits.mjs';

const sizes = [
  { records: 100, filling: { works: 20, otherTasks: 80 } },
  { records: 10_000, filling: { works: 100, otherTasks: 9_900 } },
];
/** Milliseconds. There is a limit for blocking the thread with the first result only. */
const speeds = [
  { cpu: 1, words: '', limits: { median: 50 } },
  { cpu: 4, words: ', processor four times slower', limits: { median: 150 } },
];

/**
 * Measures how long palette and quick add take to open and, for a letter typed as soon as they are open, to show the
 * first record or the interpreted text, and how long the longest task of all this is.
 * @param {{ browser: import('@playwright/test').Browser, product: string, say: (line: string) => void,
 *   samples?: number }} bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluatePalette({ browser, product, say, ...options }) {
  const results = [];
  for (const { records, filling } of sizes) {
    const device = await deviceWith(browser, product, filling);
    for (const { cpu, words, limits } of speeds)
      for (const { opens, finds, act } of dialogs) {
        const page = await homeOf(device, product, act);
        const setSpeed = await processorOf(page);
        const measure = (/** @type {keyof Awaited<ReturnType<typeof act>>} */ figure) => async () => {
          await setSpeed(cpu);
          const all = await act(page);
          await setSpeed(1);
          return all[figure];
        };
        const things = /** @type {const} */ ([
          [opens, 'opening'],
          [finds, 'result'],
          ['Longest task of both', 'task'],
        ]);
        for (const [what, figure] of things)
          results.push(
            ...(await evaluateSamples({
              things: [{ name: `${what} with ${records} records${words}`, measure: measure(figure) }],
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

/**
 * Opens home and uses palette and quick add once, because their code is loaded on first use.
 * @param {import('@playwright/test').BrowserContext} device
 * @param {string} product
 * @param {(page: import('@playwright/test').Page) => Promise<unknown>} act
 */
async function homeOf(device, product, act) {
  const page = await device.newPage();
  await page.goto(product);
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  await act(page);
  return page;
}

/** @param {import('@playwright/test').Page} page */
async function openAndSearch(page) {
  await page.evaluate(watchTasks);
  await watchKey(page, '[role=option]');
  await page.keyboard.press('ControlOrMeta+K');
  const opening = await painted(page);
  await watchKey(page, '[role=option]', 'Task');
  await page.keyboard.press('t');
  return { opening, ...(await closed(page, await painted(page))) };
}

/** @param {import('@playwright/test').Page} page */
async function openAndWrite(page) {
  await page.evaluate(watchTasks);
  await watchKey(page, 'dialog[open]', 'are understood');
  await page.keyboard.press('q');
  const opening = await painted(page);
  await page.keyboard.type('Call mum tomorro');
  await watchKey(page, '[aria-label=Understood]', 'omorrow');
  await page.keyboard.press('w');
  const result = await painted(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  return { opening, ...(await closed(page, result)) };
}

/** @param {import('@playwright/test').Page} page @param {number} result */
async function closed(page, result) {
  const task = await page.evaluate(() => Number(document.body.dataset.longest));
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').waitFor({ state: 'detached' });
  return { result, task };
}

const dialogs = [
  { opens: 'Palette opens', finds: 'First record found', act: openAndSearch },
  { opens: 'Quick add opens', finds: 'A day understood in quick add', act: openAndWrite },
];

/** Runs in the page: records the longest task from now on, 0 when no task took 50 ms. */
function watchTasks() {
  document.body.dataset.longest = '0';
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      document.body.dataset.longest = String(Math.max(duration, Number(document.body.dataset.longest)));
  }).observe({ type: 'longtask' });
}
