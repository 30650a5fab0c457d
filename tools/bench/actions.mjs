import { setTimeout } from 'node:timers/promises';
import { painted, watch } from './paint.mjs';
import { median } from './statistics.mjs';

/**
 * Opens the screen of the newest of `works` seeded works, which has tasks for today.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} product
 * @param {number} works
 * @param {string} [prefix] prefix of the ids of its records
 */
export async function workScreen(context, product, works, prefix = '') {
  const page = await context.newPage();
  await page.goto(`${product}/work/${prefix}seeded-${String(works - 1).padStart(6, '0')}`);
  await page.getByRole('button', { name: 'Mark Done' }).first().waitFor();
  return page;
}

let added = 0;

/** Milliseconds between two actions: longer than a ticked row stays, and than a second press on a spot is ignored. */
export const between = 700;

/**
 * One action takes a few frames, so a single measurement depends mostly on where in a frame it began.
 * @param {number} times
 * @param {() => Promise<number>} measure
 */
async function medianOf(times, measure) {
  const measured = [];
  for (let time = 0; time < times; time += 1) {
    await setTimeout(between);
    measured.push(await measure());
  }
  return median(measured);
}

/** Measures from Enter to the frame that shows the new task. @param {import('@playwright/test').Page} page */
export async function addOnce(page) {
  const title = `Added ${(added += 1)}`;
  await page.getByRole('textbox', { name: /task/i }).first().fill(title);
  await watch(page, 'keydown', 'main li', title);
  await page.keyboard.press('Enter');
  return painted(page);
}

/** Measures from Enter to the frame that shows the new title. @param {import('@playwright/test').Page} page */
export async function editOnce(page) {
  const title = `Renamed ${(added += 1)}`;
  await page.getByRole('button', { name: 'Rename task' }).first().click();
  await page.locator('main li').getByRole('textbox').first().fill(title);
  await watch(page, 'keydown', 'main li', title);
  await page.keyboard.press('Enter');
  return painted(page);
}

/**
 * Pages whose first open task was ticked and must be unticked next. @type {WeakSet<import('@playwright/test').Page>}
 */
const ticked = new WeakSet();

/** Measures from the press to the frame that shows the changed state. @param {import('@playwright/test').Page} page */
export async function tickOnce(page) {
  const isDone = ticked.has(page);
  if (isDone) ticked.delete(page);
  else ticked.add(page);
  await watch(page, 'pointerdown', 'main button', '^Done');
  await page
    .getByRole('button', { name: isDone ? 'Done' : 'Mark Done', exact: true })
    .first()
    .click();
  return painted(page);
}

/**
 * Adds a task to move or delete, so that the length of the list stays the same.
 * @param {import('@playwright/test').Page} page
 */
async function ownTask(page) {
  await addOnce(page);
  const title = `Added ${added}`;
  return { title, row: page.locator('main li').filter({ hasText: title }) };
}

/**
 * Measures from the press to the frame in which the task is no longer on its day.
 * @param {import('@playwright/test').Page} page
 */
export async function moveOnce(page) {
  const { title, row } = await ownTask(page);
  await row.hover();
  await row.getByRole('button', { name: 'Move task' }).click();
  const tomorrow = page.getByRole('menuitem', { name: 'Tomorrow' });
  await tomorrow.waitFor();
  await watch(page, 'pointerdown', 'main li', title);
  await tomorrow.click();
  return painted(page);
}

/**
 * Measures from the press to the frame in which the task is no longer shown.
 * @param {import('@playwright/test').Page} page
 */
export async function deleteOnce(page) {
  const { title, row } = await ownTask(page);
  await row.hover();
  await watch(page, 'pointerdown', 'main li', title);
  await row.getByRole('button', { name: 'Delete task' }).click();
  return painted(page);
}

/**
 * Measures from the key to the frame in which the second open task is the first.
 * @param {import('@playwright/test').Page} page
 */
export async function arrangeOnce(page) {
  const list = 'main [aria-label="Open tasks"] > li';
  const second = page.locator(list).nth(1);
  const title = await second.locator('[id]').first().innerText();
  await second.getByRole('button', { name: 'Mark Done' }).focus();
  await watch(page, 'keydown', `${list}:first-child [id]`, `^${title}$`);
  await page.keyboard.press('Alt+ArrowUp');
  return painted(page);
}

/** What was typed into a step of each page. @type {WeakMap<import('@playwright/test').Page, string>} */
const typed = new WeakMap();

/**
 * Measures from the key to the frame that shows it in a step, while the steps of all open tasks are shown.
 * @param {import('@playwright/test').Page} page
 */
export async function typeStepOnce(page) {
  const list = page.getByRole('list', { name: 'Open tasks' });
  if (!typed.has(page))
    for (const button of await list.getByRole('button', { name: 'Steps and note' }).all())
      await button.click();
  const text = `${typed.get(page) ?? ''}q`;
  typed.set(page, text);
  await list.getByLabel('Step 25', { exact: true }).nth(20).focus();
  await page.keyboard.press('End');
  await watch(page, 'keydown', `main [data-step] button[aria-label$="${text}"]`, '.');
  await page.keyboard.press('q');
  return painted(page);
}

/**
 * Measures from the key to the frame that shows the line of quick add, which loads its code when it first opens.
 * @param {import('@playwright/test').Page} page
 */
export async function openQuickAddOnce(page) {
  await watch(page, 'keydown', 'dialog[open]', '!note or !goal');
  await page.keyboard.press('n');
  const opening = await painted(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return opening;
}

/** @param {import('@playwright/test').Page} page */
export const timeAdding = (page) => medianOf(3, () => addOnce(page));
/** @param {import('@playwright/test').Page} page */
export const timeEditing = (page) => medianOf(3, () => editOnce(page));
/** Measures ticking and unticking equally often. @param {import('@playwright/test').Page} page */
export const timeTicking = (page) => medianOf(2 * 3, () => tickOnce(page));
