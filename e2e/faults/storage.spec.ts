import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../support/test.ts';

/** Simulates a browser with blocked storage, because headless Chromium has no switch for it. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  });

test('[OF8] a clear page on every screen says that the browser stores nothing @gate', async ({
  seeded,
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/records cannot be used/, /Failed to fetch/, /denied permission to access/);
  // The files of a screen are requested although it is not shown.
  expectedMessages.push(/was preloaded using link preload but not used/);
  await blockStorage(page);
  for (const address of ['/', '/dashboard', '/goals', '/notes', '/profile']) {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: 'This browser does not let Dayloom store anything' }),
    ).toBeVisible();
    await expect(page.getByRole('alert').getByText(/allow site data for this address/)).toBeVisible();
  }
  await seeded.press('Try again');
  await seeded.sees('This browser does not let Dayloom store anything');
  await seeded.openAccountMenu();
  await seeded.press('Log out');
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
});

test('[OF8, AU19, ER7] a sign-up that cannot be stored says why and keeps the input', async ({
  visitor,
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to create account/);
  await blockStorage(page);
  await page.goto('/signup');
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Mobile Number').fill('0151');
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await visitor.press('Sign Up');
  await expect(visitor.toast('The browser does not let Dayloom store anything here.')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Asha');
});

test('[AU8] when the browser has deleted the account, no screen is shown and sign-in is required @embedded-only', async ({
  seeded,
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/browser has cleared the account/);
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.goto('/today');
  await expect(page.getByText(/has cleared the data of this site/)).toBeVisible();
  await expect(page.getByLabel('New task')).toHaveCount(0);
  await seeded.press('Log in');
  await expect(page).toHaveURL(/\/login/);
});

/** Locks all stores of the page's database until `release` is called, so that requests of other tabs wait. */
async function holdStorage(page: Page) {
  await page.goto('/config.json');
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    for (const name of names) {
      const opening = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const stores = [...database.objectStoreNames];
      const [first = ''] = stores;
      const store = database.transaction(stores, 'readwrite').objectStore(first);
      const hold = () => {
        if (document.title !== 'released') store.get('none').onsuccess = hold;
      };
      hold();
    }
  });
  return { release: () => page.evaluate(() => (document.title = 'released')) };
}

test('[ER52, ER46] lists name storage that does not respond, keep an added line, and wait for it', async ({
  page,
  context,
  expectedMessages,
}) => {
  expectedMessages.push(/The storage does not answer/);
  await signedIn(page, { sample: true });
  await page.goto('/today');
  await expect(page.getByText('Write the part on limits')).toBeVisible();
  const { release } = await holdStorage(page);
  const other = await context.newPage();
  await other.clock.install();
  await other.goto('/today');
  const line = other.getByLabel('New task', { exact: true });
  await line.fill('Buy bread');
  await line.press('Enter');
  await other.clock.runFor('00:02');
  await expect(other.getByText('Still adding: Buy bread')).toBeVisible();
  await other.clock.runFor('00:05');
  await expect(line).toHaveValue('Buy bread');
  const plan = other.getByRole('region', { name: 'Plan of the day' });
  await expect(plan.getByText('Failed to fetch tasks')).toBeVisible();
  await expect(plan.getByRole('button', { name: 'Retry' })).toHaveCount(2);
  await release();
  await expect(plan.getByText('Write the part on limits')).toBeVisible();
  await expect(line).toHaveValue('Buy bread');
});
