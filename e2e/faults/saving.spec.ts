import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from '../../tools/browser.mjs';
import { seedPage } from '../../tools/seed/seed-page.mjs';
import { storedIds } from '../support/stored.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';

/** A sample by default; `DAYLOOM_PROVE=close` goes on to 200 closed tabs and 40 killed browsers. */
const proving = process.env['DAYLOOM_PROVE'] === 'close';
const roundsOf = (sample: number) => Array.from({ length: proving ? 40 : sample }, (_, round) => round + 1);
const closings = 5;
const works = { works: 60 };
const newestWork = '/work/seeded-000059';

const tasksIn = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Delete task' }) });
const notesIn = (page: Page) => page.getByRole('list', { name: 'Notes' }).getByRole('listitem');

/** Comes back in the moment in which the screen says that the task is saved. */
async function addTask(page: Page, title: string) {
  await page.getByLabel('New task').fill(title);
  await page.getByLabel('New task').press('Enter');
  await page.getByText('Task added successfully').first().waitFor();
}

const titles = (count: number) => Array.from({ length: count }, (_, place) => `Saved task ${place + 1}`);

for (const round of roundsOf(4)) {
  test(`[OF3, ER14] ${closings} tabs closed right after the success toast lose nothing, round ${round}`, async ({
    page,
  }) => {
    await signedIn(page, works);
    for (const title of titles(closings)) {
      const tab = await page.context().newPage();
      await tab.goto(newestWork);
      await addTask(tab, title);
      await tab.close();
    }
    await page.goto(newestWork);
    await expect(tasksIn(page)).toHaveCount(closings);
    for (const title of titles(closings)) await expect(page.getByText(title, { exact: true })).toBeVisible();
  });
}

async function kill(context: BrowserContext) {
  const closed = context.waitForEvent('close');
  const devtools = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await devtools?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not tell its process id');
  process.kill(browser.id, 'SIGKILL');
  await closed;
}

async function killAndLookAgain(product: string) {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-profile-'));
  const executablePath = chromiumPath();
  const open = async (filling: Parameters<typeof seedPage>[1]) => {
    const context = await chromium.launchPersistentContext(folder, {
      args: launchArguments,
      ...(executablePath && { executablePath }),
    });
    const page = await context.newPage();
    await page.goto(`${product}/config.json`);
    await seedPage(page, filling);
    await page.goto(product + newestWork);
    return { context, page };
  };
  const before = await open(works);
  await addTask(before.page, 'Written at the last moment');
  await kill(before.context);
  const after = await open({});
  await expect(tasksIn(after.page)).toHaveText([/Written at the last moment/]);
  await after.context.close();
  await rm(folder, { recursive: true, force: true });
}

for (const round of roundsOf(3)) {
  test(`[OF3] a browser killed right after the success toast loses nothing, round ${round}`, ({ product }) =>
    killAndLookAgain(product));
}

test('[OF6] a change of a task or a note in one tab appears in the other without a reload', async ({
  page,
}) => {
  await signedIn(page, works);
  const other = await page.context().newPage();
  await page.goto(newestWork);
  await other.goto(newestWork);
  await expect(other.getByText('No tasks for this day')).toBeVisible();
  await addTask(page, 'Seen twice');
  await expect(tasksIn(other)).toHaveText([/Seen twice/]);
  await tasksIn(other).getByRole('button', { name: 'Mark Done' }).click();
  await expect(tasksIn(page).getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  await expect(page.getByText('100% of the work')).toBeVisible();
  await tasksIn(page).getByRole('button', { name: 'Delete task' }).click();
  await expect(other.getByText('No tasks for this day')).toBeVisible();

  await page.goto('/notes');
  await other.goto('/notes');
  await expect(other.getByText('No notes yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Note' }).click();
  await page.getByLabel('Title').fill('Letter');
  await page.getByLabel('Content').fill('Dear Mira');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Note' }).click();
  await expect(notesIn(other)).toContainText('Dear Mira');
  await notesIn(other).getByRole('button', { name: 'Edit note' }).click();
  await other.getByLabel('Content').fill('Dear Leon');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(notesIn(page)).toContainText('Dear Leon');
});

/** Takes what room the quota leaves, with a database of its own. */
const fillStorage = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('somebody-else', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('filler', { autoIncrement: true });
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error));
    });
    const isTaken = (characters: number) =>
      new Promise<boolean>((resolve) => {
        const transaction = database.transaction('filler', 'readwrite');
        transaction.objectStore('filler').add('x'.repeat(characters));
        transaction.addEventListener('complete', () => resolve(true));
        transaction.addEventListener('abort', () => resolve(false));
      });
    for (const characters of [100_000, 1_000]) while (await isTaken(characters));
    database.close();
  });

test.describe('with storage full', () => {
  test.use({ expectedMessages: [/^error: Failed to add note/] });

  // The browser's own quota, reached by writing: a full disk would need a file system made for the test.
  test('[OF8, OF11, ER18] a change is answered with a clear message and keeps its input, and reading still works', async ({
    page,
    product,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: product, quotaSize: 2_000_000 });
    const person = await signedIn(page, { sample: true });
    await fillStorage(page);
    const before = await storedIds(page, person.id, 'notes');
    await page.goto('/notes');
    await expect(notesIn(page)).toHaveCount(before.length);
    await person.press('Add Note');
    const dialog = page.getByRole('dialog', { name: 'Add Note' });
    const words = 'Words worth keeping. '.repeat(2_000);
    await dialog.getByLabel('Title').fill('No room');
    await dialog.getByLabel('Content').fill(words);
    const save = dialog.getByRole('button', { name: 'Add Note' });
    await save.click();
    await expect(person.toast('Failed to add note')).toBeVisible();
    await person.sees('The storage of this browser is full. Free some space, then try again.');
    await expect(dialog.getByLabel('Content')).toHaveValue(words);
    expect(await storedIds(page, person.id, 'notes')).toEqual(before);

    await devtools.send('Storage.overrideQuotaForOrigin', { origin: product });
    await save.click();
    await expect(person.toast('Note added successfully')).toBeVisible();
    await expect(notesIn(page)).toHaveCount(before.length + 1);
  });
});
