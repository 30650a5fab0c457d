import { readFile } from 'node:fs/promises';
import { test as breakableTest } from '../support/breakable-test.ts';
import { rewriteStored } from '../support/stored.ts';
import { expect, type Page, test } from '../support/test.ts';

const worksIn = (page: Page) => page.getByRole('list', { name: 'Works' }).getByRole('listitem');
const keep = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);

for (const value of ['default', 'neon', '{"state":{"theme":', '']) {
  test(`[OF9, TM2] the stored theme '${value}' means light and does not prevent a start`, async ({
    fresh,
    page,
  }) => {
    await keep(page, 'theme-storage', value);
    await page.goto('/profile');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await fresh.sees(fresh.email);
  });
}

test('[OF9, AU4] an unreadable stored session counts as signed out, and the product starts @gate', async ({
  fresh,
  page,
}) => {
  for (const value of ['{"id":"someone', 'null', '[]', '{"id":7,"email":true}', fresh.email]) {
    await keep(page, 'dayloom.session', value);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  }
});

test('[OF9, MO15] an unreadable stored copy of the registry is replaced', async ({ seeded, page }) => {
  await keep(page, 'dayloom.registry', '{"revision":');
  await page.goto('/dashboard');
  await expect(worksIn(page)).toHaveCount(6);
  const copy = await page.evaluate(() => localStorage.getItem('dayloom.registry'));
  expect(JSON.parse(copy ?? '')).toHaveProperty('modules');
  await seeded.sees('Total Works');
});

breakableTest.describe('with the live registry gone too', () => {
  breakableTest.use({ expectedMessages: [/live registry|status of 500/] });

  breakableTest('[OF9, MO15] the built-in copy of the shell is used', async ({ seeded, breakable, page }) => {
    breakable.faults = (path) => (path === '/modules.json' ? { status: 500 } : undefined);
    await keep(page, 'dayloom.registry', '{"revision":');
    await page.goto('/dashboard');
    await expect(worksIn(page)).toHaveCount(6);
    await seeded.sees('Total Works');
  });
});

test('[OF9] an unreadable record is set aside, reported and exported, and its list still works @gate', async ({
  seeded,
  page,
}) => {
  await rewriteStored(page, seeded.id, { collection: 'works', field: 'startDate', value: 'next monday' });
  await rewriteStored(page, seeded.id, { collection: 'notes', field: 'content', value: { rich: true } });
  await page.goto('/dashboard');
  await expect(worksIn(page)).toHaveCount(5);
  await seeded.sees('1 record could not be read');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toHaveCount(4);
  await seeded.sees('2 records could not be read');

  const downloading = page.waitForEvent('download');
  await page
    .getByRole('complementary', { name: 'Unreadable records' })
    .getByRole('button', { name: 'Export' })
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('dayloom-unreadable-records.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('next monday');
  expect(text).toContain('"rich": true');

  await seeded.press('Dismiss');
  await expect(page.getByText('could not be read')).toHaveCount(0);
  await page.goto('/goals');
  await seeded.sees('Run three times');
});

test('[OF9] a record with fields of a later version is shown and can be changed', async ({
  seeded,
  page,
}) => {
  for (const collection of ['works', 'notes', 'goals'])
    await rewriteStored(page, seeded.id, { collection, field: 'colour', value: 'teal', all: true });
  await page.goto('/dashboard');
  await expect(worksIn(page)).toHaveCount(6);
  await page.goto('/notes');
  await expect(page.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toHaveCount(5);
  await page.goto('/goals');
  await expect(page.getByRole('button', { name: /^Mark as/ })).toHaveCount(9);
  await expect(page.getByText('could not be read')).toHaveCount(0);
  const goal = page.getByRole('listitem').filter({ hasText: 'Cook on four evenings' });
  await goal.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(goal.getByRole('button', { name: 'Mark as not completed' })).toBeVisible();
});
