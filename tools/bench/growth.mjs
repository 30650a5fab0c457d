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

/**
 * The screen of the newest of `works` seeded works, which has tasks of today.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} product
 * @param {number} works
 */
async function workScreen(context, product, works) {
  const page = await context.newPage();
  await page.goto(`${product}/work/seeded-${String(works - 1).padStart(6, '0')}`);
  await page.getByRole('button', { name: 'Mark Done' }).first().waitFor();
  return page;
}

let added = 0;

/** From Enter to the frame in which the new task stands. @param {import('@playwright/test').Page} page */
async function timeAdding(page) {
  const title = `Added ${(added += 1)}`;
  await page.getByRole('textbox', { name: /task/i }).first().fill(title);
  await watchFor(page, title);
  await page.keyboard.press('Enter');
  return painted(page);
}

/** From the press to the frame in which the state is the other one. @param {import('@playwright/test').Page} page */
async function timeTicking(page) {
  const done = page.getByRole('button', { name: 'Done', exact: true });
  const before = await done.count();
  await page.evaluate((count) => {
    const doneButtons = () =>
      [...document.querySelectorAll('main button')].filter((button) =>
        (button.getAttribute('aria-label') ?? button.textContent ?? '').startsWith('Done'),
      ).length;
    addEventListener(
      'pointerdown',
      (event) => {
        const look = () => {
          if (doneButtons() === count) requestAnimationFrame(look);
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
  }, before);
  await page.getByRole('button', { name: 'Mark Done' }).first().click();
  return painted(page);
}

/** @param {import('@playwright/test').Page} page @param {string} text */
const watchFor = (page, text) =>
  page.evaluate((wanted) => {
    addEventListener(
      'keydown',
      (event) => {
        const look = () => {
          const shown = [...document.querySelectorAll('main li')].some((item) =>
            item.textContent?.includes(wanted),
          );
          if (!shown) requestAnimationFrame(look);
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
  }, text);

/** @param {import('@playwright/test').Page} page @returns {Promise<number>} */
async function painted(page) {
  const time = await page.waitForFunction(() => document.body.dataset.painted, undefined, {
    polling: 20,
    timeout: 30_000,
  });
  await page.evaluate(() => delete document.body.dataset.painted);
  return Number(await time.jsonValue());
}
