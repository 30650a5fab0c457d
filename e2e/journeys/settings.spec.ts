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

test('[ST1, ST2] density and the start of the day apply at once, reach another tab and survive a reload @gate', async ({
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

  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Compact' }).check();
  await expect(root(page)).toHaveAttribute('data-density', 'compact');
  await expect(root(other)).toHaveAttribute('data-density', 'compact');
  expect(await rowHeight(other)).toBe(2.25);
  await dayStart(page).selectOption('4');
  await expect(main(other)).toContainText('4 March');

  await page.reload();
  // Before any record is read.
  await expect(root(page)).toHaveAttribute('data-density', 'compact');
  await expect(dayStart(page)).toHaveValue('4');
  await page.goto('/today');
  await expect(main(page)).toContainText('4 March');
});

test('[ST1, OF10] no settings stay on the device after log-out', async ({ fresh, page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Compact' }).check();
  await expect(root(page)).toHaveAttribute('data-density', 'compact');
  await logOut(fresh);
  await expect(root(page)).toHaveAttribute('data-density', 'comfortable');
  expect(await page.evaluate(() => localStorage.getItem('settings-storage'))).toBeNull();
});

const settingsPage = async (page: Page) => {
  await page.goto('/profile');
  await main(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
};
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('[ST1, TT3] week and clock apply at once in another tab, and in the next start', async ({
  fresh,
  page,
  context,
}) => {
  void fresh;
  const other = await context.newPage();
  await other.goto('/timetable');
  const firstDay = main(other).getByRole('radio').first();
  await expect(firstDay).toHaveAccessibleName(/^Monday/);
  await settingsPage(page);
  await page.getByLabel('Week starts on').selectOption('Saturday');
  await expect(firstDay).toHaveAccessibleName(/^Saturday/);
  await page.getByLabel('Clock').selectOption('h12');
  await other.reload();
  await expect(firstDay).toHaveAccessibleName(/^Saturday/);
  await other.goto('/settings');
  await expect(other.getByLabel('Day starts at').locator('option').nth(1)).toHaveText('1:00 am');
});

test('[ST3] an area that is switched off disappears everywhere at once, and its address switches it on', async ({
  fresh,
  page,
  context,
}) => {
  void fresh;
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(navigation(other).getByRole('link', { name: 'Notes' })).toBeVisible();
  await settingsPage(page);
  await expect(page.getByRole('checkbox', { name: 'Wellbeing' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Focus' }).uncheck();
  for (const one of [page, other]) {
    await expect(navigation(one).getByRole('link', { name: 'Notes' })).toHaveCount(0);
    await expect(navigation(one).getByRole('link', { name: 'Today' })).toBeVisible();
  }
  await other.keyboard.press('ControlOrMeta+k');
  await other.getByRole('combobox').fill('notes');
  await expect(other.getByRole('option', { name: 'Notes' })).toHaveCount(0);
  await other.goto('/notes');
  await expect(other.getByText('This area is switched off')).toBeVisible();
  // From the first frame on, before any record is read.
  await expect(navigation(other).getByRole('link', { name: 'Notes' })).toHaveCount(0);
  await main(other).getByRole('button', { name: 'Switch on' }).click();
  await expect(main(other).getByRole('button', { name: 'Add Note' })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Notes' })).toBeVisible();
});
