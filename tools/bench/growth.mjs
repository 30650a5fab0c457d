import { timeCounts } from '../../testing/seed/seed-page.mjs';
import { timeAdding, timeTicking, workScreen } from './actions.mjs';
import { evaluatePairs } from './pairs.mjs';
import { evaluateTimes } from './samples.mjs';
import { median } from './statistics.mjs';
import { deviceWith, homeContent, markOf, markWhenShown, timeVisit } from './visits.mjs';

/**
 * Number of works in an account of 100 records and in one of 50,000. The rest are tasks, 100 of them in the newest
 * work.
 */
const sizes = { small: 100, large: 10_000 };
const otherTasks = 39_900;
const limit = 1.15;
/** Milliseconds for one count. */
const longestCount = 20;

/**
 * Compares 50,000 records with 100: DOM elements, start, adding, ticking and counting.
 * @param {{ browser: import('@playwright/test').Browser, product: string, pairs: number, say: (line: string) => void }}
 * bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateGrowth({ browser, product, pairs, say }) {
  say('\nFilling two accounts...');
  const small = await deviceWith(browser, product, { works: sizes.small, tasksOfNewest: 100 });
  const large = await deviceWith(browser, product, { works: sizes.large, tasksOfNewest: 100, otherTasks });
  const elements = await elementsOfDashboard(large, product);
  say(
    `DOM elements of a dashboard of ${sizes.large} works, scrolled to its 20th window: ${elements} of fewer than 1500`,
  );

  /** @param {string} what @param {() => Promise<number>} first @param {() => Promise<number>} second */
  const compare = (what, first, second) =>
    evaluatePairs({ name: `${what} with 50,000 records against 100`, limit, pairs, first, second, say });
  const dashboard = { url: `${product}/dashboard`, selector: homeContent };
  const start = await compare(
    'Start',
    () => timeVisit(large, dashboard),
    () => timeVisit(small, dashboard),
  );
  const [manyWorks, fewWorks] = [
    await workScreen(large, product, sizes.large),
    await workScreen(small, product, sizes.small),
  ];
  const adding = await compare(
    'Adding a task',
    () => timeAdding(manyWorks),
    () => timeAdding(fewWorks),
  );
  const ticking = await compare(
    'Ticking a task',
    () => timeTicking(manyWorks),
    () => timeTicking(fewWorks),
  );
  const counts = await evaluateCounts(large, product, say);
  await Promise.all([small.close(), large.close()]);
  return [
    { name: 'DOM elements of a long dashboard', holds: elements < 1_500 },
    start,
    adding,
    ticking,
    await evaluateReminders({ browser, product, pairs, say }),
    ...counts,
  ];
}

/** Measures opening the reminders with both lists full. @param {Parameters<typeof evaluateGrowth>[0]} bench */
async function evaluateReminders({ browser, product, pairs, say }) {
  const few = await deviceWith(browser, product, { reminders: 100 });
  const many = await deviceWith(browser, product, { reminders: 2_000 });
  const screen = { url: `${product}/reminders`, selector: 'main li time' };
  const opening = await evaluatePairs({
    name: 'Opening 2,000 reminders against 100',
    limit,
    pairs,
    first: () => timeVisit(many, screen),
    second: () => timeVisit(few, screen),
    say,
  });
  await Promise.all([few.close(), many.close()]);
  return opening;
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} product
 * @param {(line: string) => void} say
 */
async function evaluateCounts(context, product, say) {
  const page = await context.newPage();
  await page.goto(`${product}/config.json`);
  const measured = await timeCounts(page, `seeded-${String(sizes.large - 1).padStart(6, '0')}`, 41);
  await page.close();
  return Object.entries(measured).map(([counted, times]) => {
    const counting = evaluateTimes(`Counting ${counted} of 50,000 records`, times, median, longestCount);
    say(counting.line);
    return { name: counting.name, holds: counting.result === 'holds' };
  });
}

/** @param {import('@playwright/test').BrowserContext} context @param {string} product */
async function elementsOfDashboard(context, product) {
  const page = await context.newPage();
  await page.addInitScript(markWhenShown, homeContent);
  await page.goto(`${product}/dashboard`);
  await markOf(page);
  let maxElements = 0;
  for (let window = 0; window < 20; window += 1) {
    await page.keyboard.press('End');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    maxElements = Math.max(maxElements, await page.evaluate(() => document.querySelectorAll('*').length));
  }
  await page.close();
  return maxElements;
}
