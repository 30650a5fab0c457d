import { expect, test } from '../support/test.ts';

test('[LP1, LP2, LP3, LP4] a visitor reads what it does and how it works, and every button leads to sign-up @gate', async ({
  visitor: { page },
}) => {
  await page.goto('/');
  for (const name of ['Task Management', 'Focus Timer', 'Note Taking', 'Time Tracking'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

  const how = page.getByRole('region', { name: 'How It Works' });
  await expect(how.getByRole('listitem').getByRole('heading')).toHaveText([
    'Create an account',
    'Add tasks',
    'Track progress',
  ]);

  const main = page.getByRole('main');
  for (const name of ['Start planning', 'Create your account']) {
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await page.goBack();
  }
});

test('[LP1] a signed-in user sees home at the same address', async ({ fresh, page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Home · Dayloom');
  await fresh.sees(fresh.email);
  await expect(page.getByRole('link', { name: 'Start planning' })).toHaveCount(0);
});

test('[LP2] the landing page needs neither backend nor module', async ({ visitor: { page } }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((path) => /backend-|^\/m\//.test(path))).toEqual([]);
});
