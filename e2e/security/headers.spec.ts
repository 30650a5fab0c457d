import { logOut } from '../support/log-out.ts';
import { openSampleWork, ownScreens, publicScreens } from '../support/screens.ts';
import { emulatorsBehind } from '../support/services.ts';
import { expect, test } from '../support/test.ts';

test('a tour of all screens violates no policy, and every response has the strict headers', async ({
  seeded,
  page,
  baseURL,
}) => {
  const emulators = await emulatorsBehind(page);
  const services = emulators ? [emulators.accounts.url, `http://${emulators.records.host}`] : [];
  const lax: string[] = [];
  const foreign: string[] = [];
  page.on('response', (response) => {
    const { origin } = new URL(response.url());
    if (services.includes(origin)) return;
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const strict =
      policy.includes("default-src 'none'") &&
      policy.includes("frame-ancestors 'none'") &&
      policy.includes("require-trusted-types-for 'script'") &&
      !/unsafe-(inline|eval)/.test(policy) &&
      headers['x-content-type-options'] === 'nosniff' &&
      headers['cross-origin-resource-policy'] === 'same-origin' &&
      headers['integrity-policy'] === 'blocked-destinations=(script)';
    if (!strict) lax.push(response.url());
    if (origin !== baseURL) foreign.push(response.url());
  });

  for (const { address, filled, empty } of ownScreens) {
    await page.goto(address);
    await seeded.sees(filled ?? empty);
  }
  await openSampleWork(page);
  await seeded.press('Edit Work');
  await page.keyboard.press('Escape');
  await page.goto('/notes');
  await page.getByRole('button', { name: 'Delete note' }).first().click();
  await expect(seeded.toast('Note deleted successfully')).toBeVisible();
  await page.getByRole('button', { name: 'About' }).click();
  await expect(page.getByRole('dialog', { name: /About/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await logOut(seeded);
  for (const { address, empty } of publicScreens) {
    await page.goto(address);
    await seeded.sees(empty);
  }
  expect(lax, 'answers without the strict headers').toEqual([]);
  expect(foreign, 'answers of other servers').toEqual([]);
});

test('everything that the page names has its hash, and a missing file is answered with the same headers @gate', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const named =
    html.match(/<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*rel="(?:stylesheet|modulepreload)"[^>]*>/g) ?? [];
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((tag) => !tag.includes('integrity="sha384-'))).toEqual([]);
  const missing = await request.get('/s/none.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(missing.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
});
