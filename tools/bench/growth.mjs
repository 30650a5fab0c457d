import { timeAdding, timeTicking, workScreen } from './actions.mjs';
import { judgePairs } from './pairs.mjs';
import { deviceWith, markOf, markWhenShown, timeVisit } from './visits.mjs';

const sizes = { small: 100, large: 10_000 };

/**
 * What an account's size costs: DOM elements, start, adding and ticking with 10,000 works and tasks against 100.
 * @param {{ browser: import('@playwright/test').Browser, product: string, pairs: number, say: (line: string) => void }} bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function judgeGrowth({ browser, product, pairs, say }) {
  say('\nFilling two accounts...');
  const small = await deviceWith(browser, product, { works: sizes.small, tasksOfNewest: sizes.small });
  const large = await deviceWith(browser, product, {
    works: sizes.large,
    tasksOfNewest: 100,
    otherTasks: sizes.large,
  });
  const elements = await elementsOfDashboard(large, product);
  say(
    `DOM elements of a dashboard of ${sizes.large} works, scrolled to its 20th window: ${elements} of fewer than 1500`,
  );

  const first = { url: `${product}/dashboard`, selector: 'main a[href^="/work/"]' };
  const start = await judgePairs({
    name: 'Start with 10,000 records against 100',
    limit: 1.1,
    pairs,
    first: () => timeVisit(large, first),
    second: () => timeVisit(small, first),
    say,
  });
  const [manyWorks, fewWorks] = [
    await workScreen(large, product, sizes.large),
    await workScreen(small, product, sizes.small),
  ];
  const adding = await judgePairs({
    name: 'Adding a task with 10,000 records against 100',
    limit: 1.1,
    pairs,
    first: () => timeAdding(manyWorks),
    second: () => timeAdding(fewWorks),
    say,
  });
  const ticking = await judgePairs({
    name: 'Ticking a task with 10,000 records against 100',
    limit: 1.1,
    pairs,
    first: () => timeTicking(manyWorks),
    second: () => timeTicking(fewWorks),
    say,
  });
  await Promise.all([small.close(), large.close()]);
  return [{ name: 'DOM elements of a long dashboard', holds: elements < 1_500 }, start, adding, ticking];
}

/** @param {import('@playwright/test').BrowserContext} context @param {string} product */
async function elementsOfDashboard(context, product) {
  const page = await context.newPage();
  await page.addInitScript(markWhenShown, 'main a[href^="/work/"]');
  await page.goto(`${product}/dashboard`);
  await markOf(page);
  let most = 0;
  for (let window = 0; window < 20; window += 1) {
    await page.keyboard.press('End');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    most = Math.max(most, await page.evaluate(() => document.querySelectorAll('*').length));
  }
  await page.close();
  return most;
}
