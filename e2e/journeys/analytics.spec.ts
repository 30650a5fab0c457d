import { readFile } from 'node:fs/promises';
import { tabTo } from '../support/keyboard.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, type Page, test } from '../support/test.ts';

/** A Wednesday in the middle of the sample data. */
const noon = '2020-11-18T12:00+01:00';

const table = (page: Page, name: string) => page.getByRole('table', { name });
const range = (page: Page, days: number) => page.getByRole('radio', { name: `${days} days` });

test('[AN1, AN7, AU3, DB9, SH16] the range can be changed, and reload and Back show the same range @gate', async ({
  page,
}) => {
  await page.goto('/analytics');
  await expect(page).toHaveURL('/login');
  await signedInAt(page, noon, { sample: true });
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Quick Actions' }).getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL('/analytics');
  await expect(page).toHaveTitle('Analytics · Dayloom');
  await expect(range(page, 7)).toBeChecked();
  await expect(table(page, 'Tasks done per day').getByRole('row')).toHaveCount(8);

  await range(page, 90).check();
  await expect(page).toHaveURL('/analytics?range=90');
  await expect(table(page, 'Tasks done per day').getByRole('row')).toHaveCount(91);
  await page.reload();
  await expect(range(page, 90)).toBeChecked();
  await expect(table(page, 'Meditation minutes per day').getByRole('row')).toHaveCount(91);
  await page.goBack();
  await expect(range(page, 7)).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Analytics' }).click();
  await expect(page).toHaveURL('/analytics');
  await page.goto('/analytics?range=365');
  await expect(range(page, 7)).toBeChecked();
});

test('[AN5, AN10] a chart is exported as a file with the figures of its table', async ({ page }) => {
  await signedInAt(page, noon, { sample: true });
  await page.goto('/analytics');
  const rows = table(page, 'Focus minutes per day').getByRole('row');
  await expect(rows).toHaveCount(8);
  const shown = await rows.locator('td').allTextContents();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV: Focus minutes per day' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('dayloom-focus-minutes-2020-11-12-to-2020-11-18.csv');
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toBe('Day,Focus minutes');
  expect(lines).toEqual(shown.map((minutes, day) => `2020-11-${12 + day},${minutes}`));
  // The sample contains 25 minutes twice, two days ago.
  expect(lines[4]).toBe('2020-11-16,50');
});

test('[AN4] a tick in another tab is counted when the user returns', async ({ page }) => {
  await signedInAt(page, noon);
  await page.goto('/today');
  await page.getByLabel('New task', { exact: true }).fill('Buy goggles');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mark Done' }).first().click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Analytics' }).click();
  await expect(table(page, 'Tasks done per day').getByRole('row').last()).toContainText('1');
  await expect(page.getByText('100%')).toBeVisible();
  await expect(page.getByText('1 of 1 task')).toBeVisible();
});

test('[AN9, AN11, KA1, KA10] on a phone bars and the year can be read with keys, and the year scrolls inside itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAt(page, noon, { sample: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Analytics' }).click();
  const focus = page.getByRole('slider', { name: 'Focus minutes per day' });
  await tabTo(focus);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Mon 16 Nov: 50')).toBeVisible();
  await expect(focus).toHaveAttribute('aria-valuetext', 'Mon 16 Nov: 50');
  await page.keyboard.press('Home');
  await expect(page.getByText('Thu 12 Nov: 0')).toBeVisible();
  const last = page.getByRole('gridcell', { name: '18 Nov: 0 min' });
  await tabTo(last);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const monday = page.getByRole('gridcell', { name: '16 Nov: 50 min' });
  await expect(monday).toBeFocused();
  await expect(page.getByText('16 Nov: 50 min')).toBeVisible();
  await expect(monday).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(page.getByRole('gridcell', { name: /^18 Nov 2019: / })).toBeFocused();
  await expect(page.getByRole('gridcell', { name: /^18 Nov 2019: / })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth)).toBe(0);
});
