import type { Page } from '@playwright/test';
import { forgetAccount } from '../../testing/seed/emulated-accounts.mjs';
import { putRecords, recordOnServer } from '../../testing/seed/emulated-firestore.mjs';
import { logOut } from '../support/log-out.ts';
import { saved } from '../support/saving.ts';
import { requireEmulators } from '../support/services.ts';
import { expect, test } from '../support/test.ts';

/** Presses the button and acts in the provider's window, which closes itself or is closed. */
async function atProvider(page: Page, act: (popup: Page) => Promise<unknown>) {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  const closing = popup.waitForEvent('close');
  await act(popup);
  await closing;
}

const choose = (name: string) => (popup: Page) => popup.getByRole('link', { name }).click();

/** The id of the user who is signed in on this device. */
const signedInId = (page: Page) =>
  page.evaluate(() =>
    String((JSON.parse(localStorage.getItem('dayloom.session') ?? '{}') as { id?: string }).id),
  );

test('[AU5, AU17, ER2, DA5] Google signs a new user in, returns, and writes the user document @gate', async ({
  visitor,
  page,
}) => {
  const { accounts, records } = await requireEmulators(page);
  await forgetAccount(accounts, 'ada@example.com');
  await page.goto('/goals?type=monthly');
  await atProvider(page, choose('Ada Lovelace'));
  await expect(visitor.toast('Successfully signed in with Google!')).toBeVisible();
  await expect(page).toHaveURL('/goals?type=monthly');
  const id = await signedInId(page);
  await expect
    .poll(() => recordOnServer(records, 'users', id))
    .toEqual({
      firstName: 'Ada Lovelace',
      email: 'ada@example.com',
      mobileNo: '',
      createdAt: expect.stringMatching(/Z$/),
    });
  await page.goto('/profile');
  await visitor.sees('Ada Lovelace');
  await visitor.sees('ada@example.com');
});

test('[AU17] Google leaves the user document of an existing user unchanged, even on a new device', async ({
  visitor,
  page,
  browser,
  product,
}) => {
  const { accounts, records } = await requireEmulators(page);
  await forgetAccount(accounts, 'grace@example.com');
  await page.goto('/signup');
  await atProvider(page, choose('Grace Hopper'));
  await expect(page).toHaveURL('/');
  await saved(page);
  const id = await signedInId(page);
  const known = await recordOnServer(records, 'users', id);
  const changed = { ...known, firstName: 'Admiral Hopper', mobileNo: '0151' };
  await putRecords(records, [{ collection: 'users', id, fields: changed }]);
  await logOut(visitor);

  await page.goto('/login');
  await atProvider(page, choose('Grace Hopper'));
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await visitor.sees('Admiral Hopper');

  const elsewhere = await browser.newContext({ baseURL: product });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await atProvider(other, choose('Grace Hopper'));
  await expect(other).toHaveURL('/');
  await saved(other);
  await elsewhere.close();
  expect(await recordOnServer(records, 'users', id)).toEqual(changed);
});

const ways = [
  { way: 'closed', act: (popup: Page) => popup.close() },
  { way: 'left with its own Cancel', act: choose('Cancel') },
];
const forms = [
  { address: '/login', sentence: 'Failed to sign in with Google.' },
  { address: '/signup', sentence: 'Failed to sign up with Google.' },
];
for (const { way, act } of ways)
  test(`[AU17, AU19, ER6] a provider's window that is ${way} leaves the form open with its input and a message`, async ({
    visitor,
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/window of the provider was closed/);
    for (const { address, sentence } of forms) {
      await page.goto(address);
      await page.getByLabel('Email').fill(visitor.email);
      await atProvider(page, act);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
      await expect(page).toHaveURL(address);
      await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    }
    expect(await page.evaluate(() => localStorage.getItem('dayloom.session'))).toBeNull();
  });
