import { expect, type Page, test } from '../support/test.ts';
import { card } from '../support/transfer.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete account' });
const landing = (page: Page) => page.getByRole('heading', { level: 1, name: /Weave your work/ });

const databasesOf = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '').toSorted());

test('[DO5] an account is deleted after its e-mail is typed, and nothing of it is left on the device or in other tabs', async ({
  user,
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/goals');
  await expect(other.getByRole('heading', { level: 1, name: 'Goals' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  const before = await databasesOf(page);

  await card(page).getByRole('button', { name: 'Delete account' }).click();
  await dialog(page).getByLabel('Your e-mail').fill('somebody@example.com');
  await dialog(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog(page).getByText('This is not the e-mail of your account.')).toBeVisible();
  await expect(dialog(page).getByLabel('Your e-mail')).toHaveValue('somebody@example.com');
  await dialog(page).getByLabel('Your e-mail').fill(` ${user.email.toUpperCase()}`);
  await dialog(page).getByRole('button', { name: 'Delete account' }).click();

  for (const tab of [page, other]) {
    await expect(landing(tab)).toBeVisible();
    await expect(tab).toHaveURL('/');
    await expect(tab.getByText('Your account and all of its records were deleted.').first()).toBeVisible();
  }
  await expect.poll(async () => (await databasesOf(page)).length).toBeLessThan(before.length);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /session|user/.test(key))),
  ).toEqual([]);
  await page.goto('/login');
  await user.signIn();
  await user.sees('Failed to log in. Please check your credentials.');
});
