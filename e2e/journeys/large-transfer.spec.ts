import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, type Page, signedIn, test as base } from '../support/test.ts';
import { card, chooseFile, type ExportedFile, exportData, importDialog } from '../support/transfer.ts';

/** A profile on disk, as users have. Chromium is much slower with the in-memory storage of a private window. */
const test = base.extend({
  context: async ({ launchOptions, contextOptions, baseURL, serviceWorkers }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'dayloom-profile-'));
    const options = { ...launchOptions, ...contextOptions, serviceWorkers, ...(baseURL && { baseURL }) };
    const context = await chromium.launchPersistentContext(folder, options);
    await use(context);
    await context.close();
    await rm(folder, { recursive: true, force: true });
  },
});

/** `DAYLOOM_PROVE=export` uses 50,000 records. */
const isProof = process.env['DAYLOOM_PROVE'] === 'export';
const otherTasks = isProof ? 49_500 : 1_500;
/** Maximum milliseconds without a drawn frame. A busy machine doubles the values of an idle one. */
const longestBlock = 1_000;

declare global {
  var blocks: number[];
}

/** Records from now on how long the drawing thread is blocked. */
const watchBlocks = (page: Page) =>
  page.evaluate(() => {
    globalThis.blocks = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.blocks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
const longest = (page: Page) => page.evaluate(() => Math.round(Math.max(0, ...globalThis.blocks.splice(0))));

test(`[DO1, DO3] ${otherTasks.toLocaleString('en')} records and more are exported and imported while the page keeps drawing`, async ({
  page,
}) => {
  test.setTimeout(isProof ? 560_000 : 60_000);
  await signedIn(page, { sample: true, works: 100, otherTasks });
  await page.goto('/profile');
  await watchBlocks(page);
  let since = Date.now();
  const { text } = await exportData(page);
  const seen: Record<string, number> = { exportMs: Date.now() - since, exportBlock: await longest(page) };
  const { records } = JSON.parse(text) as ExportedFile;
  expect(Object.values(records).flat().length).toBeGreaterThan(otherTasks);

  // Another account with its own records.
  await signedIn(page, {});
  await page.goto('/profile');
  await watchBlocks(page);
  since = Date.now();
  await chooseFile(page, text);
  await expect(importDialog(page).getByRole('row', { name: /^Tasks/ })).toBeVisible({ timeout: 120_000 });
  Object.assign(seen, { previewMs: Date.now() - since, previewBlock: await longest(page) });
  since = Date.now();
  await importDialog(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(importDialog(page)).toBeHidden({ timeout: 240_000 });
  Object.assign(seen, { importMs: Date.now() - since, importBlock: await longest(page) });
  console.log(JSON.stringify(seen));
  expect(Math.max(seen['exportBlock']!, seen['previewBlock']!, seen['importBlock']!)).toBeLessThan(
    longestBlock,
  );

  const again = JSON.parse((await exportData(page)).text) as ExportedFile;
  expect(again.records['tasks']).toHaveLength(records['tasks']!.length);
  await expect(card(page)).toBeVisible();
});
