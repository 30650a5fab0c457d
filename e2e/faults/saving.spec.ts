import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { wholeChromium } from '../../tools/browser.mjs';
import { fillStorage } from '../support/full-storage.ts';
import { signedInAgain } from '../support/signed-in.ts';
import { storedIds } from '../support/stored.ts';
import { notesIn } from '../support/saving.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';

/** Runs a sample by default; `DAYLOOM_PROVE=close` and `lost` run 200 closed tabs and 40 or 20 killed browsers. */
const proof = process.env['DAYLOOM_PROVE'] ?? '';
const roundsOf = (sample: number, whole: Readonly<Record<string, number>>) =>
  Array.from({ length: whole[proof] ?? sample }, (_, round) => round + 1);
const closings = 5;
const works = { works: 60 };
const newestWork = '/work/seeded-000059';

const tasksIn = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Delete task' }) });

/** Returns as soon as the screen says that the task is saved. */
async function addTask(page: Page, title: string) {
  await page.getByLabel('New task').fill(title);
  await page.getByLabel('New task').press('Enter');
  await page.getByText('Task added successfully').first().waitFor();
}

const titles = (count: number) => Array.from({ length: count }, (_, index) => `Saved task ${index + 1}`);

for (const round of roundsOf(2, { close: 40, lost: 40 })) {
  test(`[OF3, ER14] ${closings} tabs closed right after the success toast lose nothing, round ${round}${round === 1 ? ' @gate' : ''}`, async ({
    page,
  }) => {
    const person = await signedIn(page, works);
    for (const title of titles(closings)) {
      const tab = await page.context().newPage();
      await tab.goto(newestWork);
      await addTask(tab, title);
      await tab.close();
    }
    await page.goto(newestWork);
    await expect(tasksIn(page)).toHaveCount(closings);
    for (const title of titles(closings)) await expect(page.getByText(title, { exact: true })).toBeVisible();
    expect(await storedIds(page, person.id, 'tasks')).toHaveLength(closings);
  });
}

async function kill(context: BrowserContext) {
  const closed = context.waitForEvent('close');
  const devtools = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await devtools?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not report its process id');
  process.kill(browser.id, 'SIGKILL');
  await closed;
}

async function killAndLookAgain(product: string) {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-profile-'));
  const open = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      ...wholeChromium(),
      baseURL: product,
    });
    return { context, page: await context.newPage() };
  };
  const before = await open();
  const person = await signedIn(before.page, works);
  await before.page.goto(newestWork);
  await addTask(before.page, 'Written at the last moment');
  await kill(before.context);
  const after = await open();
  // The browser writes local storage late, so killing it may lose the session, but never the records.
  await signedInAgain(after.page, person);
  await after.page.goto(newestWork);
  await expect(tasksIn(after.page)).toHaveText([/Written at the last moment/]);
  expect(await storedIds(after.page, person.id, 'tasks')).toHaveLength(1);
  await after.context.close();
  await rm(folder, { recursive: true, force: true });
}

for (const round of roundsOf(2, { close: 40, lost: 20 })) {
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
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notesIn(page)).toContainText('Dear Leon');
});

// Storage is filled completely. On Firebase the journal would free space as its entries are delivered.
const brimFull = onlyEmbedded('delivered changes leave the device, so that its storage does not stay full');

test.describe('with storage full', brimFull, () => {
  test.use({
    expectedMessages: [
      /The notifications are behind|^error: (?:Failed to add note|Failed to keep a draft|A server answer could not be stored)/,
    ],
  });

  test('[OF8, OF11, ER18] a change shows a clear message and keeps its input, and reading still works', async ({
    page,
    product,
  }) => {
    const person = await signedIn(page, { sample: true });
    await page.goto('/notes');
    await expect(notesIn(page)).toHaveCount(5);
    const before = await storedIds(page, person.id, 'notes');
    const makeRoom = await fillStorage(page, product);
    await page.reload();
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

    await makeRoom();
    await save.click();
    await expect(person.toast('Note added successfully')).toBeVisible();
    await expect(notesIn(page)).toHaveCount(before.length + 1);
  });
});

test('[OF12, GL10] leaving as soon as a tick shows asks while it is not stored, and staying loses nothing', async ({
  page,
}) => {
  await signedIn(page, { sample: true });
  await page.goto('/');
  const goal = page.getByRole('listitem').filter({ hasText: 'Run three times' });
  await goal.getByRole('button', { name: 'Mark as completed' }).waitFor();
  page.on('dialog', (question) => question.dismiss());
  // The browser only asks a user who has interacted with the page.
  await page.keyboard.press('Tab');
  await goal.evaluate((row) => {
    const seen = new MutationObserver(() => {
      if (!row.textContent.includes('(completed)')) return;
      seen.disconnect();
      location.reload();
    });
    seen.observe(row, { subtree: true, childList: true, characterData: true });
    row.querySelector('button')?.click();
  });
  const leaves = () =>
    page.goto('/goals').then(
      () => true,
      () => false,
    );
  await expect.poll(leaves, 'stays as long as the browser asks').toBe(true);
  await expect(goal.getByRole('button', { name: 'Mark as not completed' })).toBeVisible();
});
