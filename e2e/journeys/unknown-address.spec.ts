import { expect, test } from '../support/test.ts';

test('[SH15] an unknown address says so and leads home, signed in or not @gate', async ({ fresh, page }) => {
  for (const signedIn of [true, false]) {
    if (!signedIn) await page.evaluate(() => localStorage.removeItem('dayloom.session'));
    await page.goto('/no/such/page?really=1');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Dayloom');
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await expect(page).toHaveURL('/');
  }
  expect(fresh.email).toContain('@');
});

test('[SH15, ER11] an address that cannot be decoded says that it does not exist, signed in or not', async ({
  fresh,
  page,
  expectedMessages,
}) => {
  // The router's own message about it.
  expectedMessages.push(/could not be decoded/);
  const says = async (address: string, name: string) => {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await says('/work/%E0%A4%A', 'Work not found');
  await says('/%zz', 'Page not found');
  await page.evaluate(() => localStorage.removeItem('dayloom.session'));
  await says('/%zz', 'Page not found');
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL('/');
  await fresh.sees('Login');
});
