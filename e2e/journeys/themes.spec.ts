import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const root = (page: Page) => page.locator('html');
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme-storage'));

async function storeTheme(page: Page, value: string) {
  await page.goto('/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('theme-storage', text), value);
}

test('[TM1, TM2, OF9] a missing, default, unknown or corrupt stored theme means light', async ({
  visitor: { page },
}) => {
  await page.goto('/');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  const light = await paper(page);
  for (const name of ['Light', 'Dark', 'Cute', 'Nature'])
    await expect(page.getByRole('radio', { name, exact: true }).first()).toBeAttached();

  for (const value of ['default', 'solarized', '{"state":{"theme":"dark', '', 'DARK', '__proto__']) {
    await page.evaluate((text) => localStorage.setItem('theme-storage', text), value);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Light' }).first()).toBeChecked();
    expect(await paper(page), value).toBe(light);
  }
});

test('[TM3, TM4] a chosen theme applies at once on every screen of every owner and survives reload and log-out @gate', async ({
  seeded,
  page,
}) => {
  await page.goto('/profile');
  await seeded.sees('Asha Rao');
  const papers = new Set<string>();
  const choice = page.getByRole('main').getByRole('group', { name: 'Choose Theme' });
  for (const [name, value] of [
    ['Dark', 'dark'],
    ['Cute', 'cute'],
    ['Light', 'light'],
    ['Nature', 'nature'],
  ] as const) {
    await choice.getByRole('radio', { name }).check();
    await expect(root(page)).toHaveAttribute('data-theme', value);
    expect(await stored(page)).toBe(value);
    papers.add(await paper(page));
  }
  expect(papers.size, 'four themes, four page backgrounds').toBe(4);

  const nature = await paper(page);
  await seeded.openAccountMenu();
  const account = page.getByRole('group', { name: 'Account', exact: true });
  await expect(account.getByRole('radio', { name: 'Nature' })).toBeChecked();
  for (const name of ['Dashboard', 'Notes', 'Dayloom, home']) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    expect(await paper(page)).toBe(nature);
  }
  await seeded.openAccountMenu();
  await account.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await seeded.openAccountMenu();
  await seeded.press('Log out');
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await stored(page)).toBe('dark');
});

test('[TM5] the stored theme applies before the first paint, without a flash of another @gate', async ({
  visitor: { page },
}) => {
  await storeTheme(page, 'dark');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  const dark = await paper(page);

  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (document.body) seen.push(document.documentElement.dataset['theme']);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.route(/\/s\/.*\.js$/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  // No script of the product has run yet, and the page is painted as soon as its stylesheets are loaded.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByText('Loading...')).toBeVisible();
  expect(await paper(page)).toBe(dark);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(new Set(seen), 'the theme at every change of the page since it has a body').toEqual(
    new Set(['dark']),
  );
});

test('[TM3, TM2] a browser without storage shows light and still lets the user try a theme', async ({
  visitor: { page },
  expectedMessages,
}) => {
  expectedMessages.push(/The theme is not kept/);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.getByRole('radio', { name: 'Cute' }).check();
  await expect(root(page)).toHaveAttribute('data-theme', 'cute');
});
