import { setTimeout } from 'node:timers/promises';
import { openQuickAddOnce } from './actions.mjs';
import { longestTask } from './longest-task.mjs';
import { painted, watch } from './paint.mjs';
import { evaluateTimes } from './samples.mjs';
import { median } from './statistics.mjs';
import { deviceWith } from './visits.mjs';

const limit = 100;
/** Milliseconds after which an action has no more work to do on the main thread. */
const settled = 1_500;
const works = 300;
const today = { works, tasksOfNewest: 20, otherTasks: 9_680 };
const newest = `seeded-${String(works - 1).padStart(6, '0')}`;

/** 'Close the day' is offered from 17:00: a zone in which it is now 19:00 to 20:00. */
function eveningZone() {
  const ahead = 19 - new Date().getUTCHours();
  const hours = ahead < -12 ? ahead + 24 : ahead;
  // The signs of these zones are reversed.
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {{
 *   name: string,
 *   filling: import('../../testing/seed/seed.ts').Filling,
 *   options?: import('@playwright/test').BrowserContextOptions,
 *   address: string,
 *   prepare?: (page: Page) => Promise<unknown>,
 *   act: (page: Page) => Promise<number>,
 *   undone?: string,
 * }} Action `act` returns the milliseconds until it was painted; `undone` selects what 'Undo' changes
 */

/**
 * Measures from the press to the frame in which the number of these elements has changed.
 * @param {Page} page @param {string} button @param {string} elements a selector @param {string} [within]
 */
async function press(page, button, elements, within = 'main') {
  const target = page.locator(within).getByRole('button', { name: button, exact: true });
  await target.waitFor();
  await watch(page, 'pointerdown', elements, '.');
  await target.click();
  return painted(page);
}

const overdue = 'main [aria-label="Left from before"] li';
const closing = 'main [aria-label="Close the day"] li';
const deleted = 'main [aria-label="Deleted items"] li';

/** @type {readonly Action[]} */
const actions = [
  {
    name: "'Move all to today' of 400 tasks",
    filling: { ...today, overdue: 400 },
    address: '/today',
    act: (page) => press(page, 'Move all to today', overdue),
    undone: overdue,
  },
  {
    name: "'All to tomorrow' of 250 tasks",
    filling: { ...today, tasksOfNewest: 500, otherTasks: 9_200, overdue: 0 },
    options: { timezoneId: eveningZone() },
    address: '/today',
    prepare: (page) => page.getByRole('button', { name: 'Close the day' }).click(),
    act: (page) => press(page, 'All to tomorrow', closing),
    undone: 'main [aria-label="Open tasks"] li',
  },
  {
    name: "'Empty trash' of 2,000 tasks",
    filling: { ...today, otherTasks: 7_680, deletedTasks: 2_000 },
    address: '/trash',
    prepare: (page) => page.getByRole('button', { name: 'Empty trash' }).click(),
    act: (page) => press(page, 'Empty trash', deleted, 'dialog[open]'),
  },
  {
    name: 'Restoring of 2,000 tasks',
    filling: { ...today, otherTasks: 7_680, deletedTasks: 2_000 },
    address: '/trash',
    prepare: (page) => page.getByLabel('Select all 2,000').check(),
    act: (page) => press(page, 'Restore', deleted, 'main [data-shown=true]'),
  },
  {
    name: 'Deleting of a work with 1,200 tasks',
    filling: { works, tasksOfNewest: 1_200, otherTasks: 8_500 },
    address: `/work/${newest}`,
    async prepare(page) {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete Work' }).click();
    },
    act: (page) => press(page, 'Delete', 'main [aria-labelledby=day]', 'dialog[open]'),
    undone: `main a[href^="/work/${newest}"]`,
  },
  { name: 'First opening of quick add', filling: today, address: '/today', act: openQuickAddOnce },
];

/**
 * Performs an action and its undo on a device of its own, because neither can be repeated on the same records.
 * @param {import('@playwright/test').Browser} browser @param {string} product @param {Action} action
 * @returns {Promise<readonly (readonly [name: string, milliseconds: number])[]>}
 */
async function actOnce(browser, product, action) {
  const { name, filling, options, address, prepare, act, undone } = action;
  const context = await deviceWith(browser, product, filling, options);
  const page = await context.newPage();
  /** @param {string} what @param {() => Promise<number>} perform */
  const measure = async (what, perform) => {
    let time = Number.NaN;
    const longest = await longestTask(browser, page, async () => {
      time = await perform();
      await setTimeout(settled);
    });
    const figures = /** @type {const} */ ([
      [`${what}, painted`, time],
      [`${what}, longest task`, longest],
    ]);
    return figures;
  };
  try {
    await page.goto(`${product}${address}`);
    await page.waitForLoadState('networkidle');
    await setTimeout(settled);
    // The question about notifications covers a button. A key, because a press is measured.
    const later = page.getByRole('button', { name: 'Maybe Later' });
    await page.addLocatorHandler(later, (button) => button.press('Enter'));
    if (prepare) {
      await prepare(page);
      await setTimeout(settled);
    }
    const done = await measure(name, () => act(page));
    if (!undone) return done;
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    return [...done, ...(await measure(`${name}, undone`, () => press(page, 'Undo', undone, 'body')))];
  } finally {
    await context.close();
  }
}

/**
 * Measures actions on hundreds of records in an account of 10,000 records in 300 works: the time from the press to the
 * painted frame, and the processor time of the longest task of the main thread.
 * @param {{ browser: import('@playwright/test').Browser, product: string, samples?: number,
 *   say: (line: string) => void }} bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateBulk({ browser, product, samples = 7, say }) {
  const results = [];
  for (const action of actions) {
    /** @type {Map<string, number[]>} */
    const times = new Map();
    for (let sample = 0; sample < samples; sample += 1)
      for (const [name, time] of await actOnce(browser, product, action))
        times.set(name, [...(times.get(name) ?? []), time]);
    for (const [name, measured] of times) {
      const { line, result } = evaluateTimes(`${name}, median`, measured, median, limit);
      say(line);
      results.push({ name, holds: result === 'holds' });
    }
  }
  return results;
}
