import { failedClient } from '../support/clock-jump.ts';
import { logOut } from '../support/log-out.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, type Page, test } from '../support/test.ts';

const root = (page: Page) => page.locator('html');
const main = (page: Page) => page.getByRole('main');
const dayStart = (page: Page) => page.getByLabel('Day starts at');
const rowHeight = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--row')));

test.use({ timezoneId: 'Europe/Berlin' });

test('[ST1, ST2] density and the start of the day show at once, reach another tab and outlive a reload', async ({
  page,
  context,
  expectedMessages,
}) => {
  expectedMessages.push(failedClient);
  await signedInAt(page, '2020-03-05T02:00+01:00');
  const other = await context.newPage();
  await other.goto('/today');
  await expect(main(other)).toContainText('5 March');
  expect(await rowHeight(other)).toBe(2.75);

  await page.goto('/profile');
  await page.getByRole('radio', { name: 'Compact' }).check();
  await expect(root(page)).toHaveAttribute('data-density', 'compact');
  await expect(root(other)).toHaveAttribute('data-density', 'compact');
  expect(await rowHeight(other)).toBe(2.25);
  await dayStart(page).selectOption('4:00');
  await expect(main(other)).toContainText('4 March');

  await page.reload();
  // Before a record is read.
  await expect(root(page)).toHaveAttribute('data-density', 'compact');
  await expect(dayStart(page)).toHaveValue('4');
  await page.goto('/today');
  await expect(main(page)).toContainText('4 March');
});

test('[ST1, OF10] nothing of the settings stays on the device after log-out', async ({ fresh, page }) => {
  await page.goto('/profile');
  await page.getByRole('radio', { name: 'Compact' }).check();
  await expect(root(page)).toHaveAttribute('data-density', 'compact');
  await logOut(fresh);
  await expect(root(page)).toHaveAttribute('data-density', 'comfortable');
  expect(await page.evaluate(() => localStorage.getItem('settings-storage'))).toBeNull();
});
