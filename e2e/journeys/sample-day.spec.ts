import { onlyEmbedded } from '../support/embedded-only.ts';
import { logOut } from '../support/log-out.ts';
import { keysOnDevice, recordsOnDevice } from '../support/stored.ts';
import { expect, type Page, test } from '../support/test.ts';

const offer = (page: Page) => page.getByRole('button', { name: 'Try it with a sample day' });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Sample day' });
const limits = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Write the part on limits' }).first();
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
const userId = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('dayloom.session') ?? '{}') as { id: string }).id);

async function enter(page: Page) {
  await page.goto('/');
  await offer(page).click();
  await expect(page).toHaveURL('/today');
  await expect(bar(page)).toContainText('This is a sample day.');
  await expect(limits(page)).toBeVisible();
}

/** The empty ledger of notifications stays. */
const emptied = 'dayloom-notifications';

test.describe('a sample day', onlyEmbedded('the offer is made where no server keeps the accounts'), () => {
  test('[DO6] is tried with one press, and kept with all changes made in it @gate', async ({
    visitor,
    page,
  }) => {
    await enter(page);
    const sample = await userId(page);
    await limits(page).getByRole('button', { name: 'Mark Done' }).click();
    await expect(limits(page).getByRole('button', { name: 'Done', exact: true })).toBeVisible();
    const tasks = await keysOnDevice(page, `dayloom-${sample}`, 'tasks');

    await bar(page).getByRole('link', { name: 'Keep it' }).click();
    await expect(page).toHaveURL('/signup');
    await page.getByLabel('First Name').fill('Ravi');
    await page.getByLabel('Mobile Number').fill('0151');
    await page.getByLabel('Email').fill(visitor.email);
    await page.getByLabel('Password', { exact: true }).fill(visitor.password);
    await visitor.press('Sign Up');
    await visitor.sees('Account created successfully!');
    await expect(page).toHaveURL('/today');
    await expect(bar(page)).toHaveCount(0);

    await logOut(visitor);
    await page.goto('/login');
    await visitor.signIn();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ravi');
    await page.goto('/today');
    await expect(limits(page).getByRole('button', { name: 'Done', exact: true })).toBeVisible();
    expect(await userId(page)).toBe(sample);
    expect(await keysOnDevice(page, `dayloom-${sample}`, 'tasks')).toEqual(tasks);
  });

  test('[DO6] is removed from the device by leaving it', async ({ visitor, page }) => {
    await enter(page);
    const first = await userId(page);
    expect(await databases(page)).toContain(`dayloom-${first}`);
    await bar(page).getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await visitor.sees('The sample day was removed from this device.');
    await expect(page).toHaveURL('/');
    expect(await databases(page)).toEqual(['dayloom-accounts', emptied]);

    await offer(page).click();
    await expect(limits(page)).toBeVisible();
    expect(await userId(page), 'another sample').not.toBe(first);
    await visitor.openAccountMenu();
    await visitor.press('Log out');
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/');
    await expect
      .poll(() => databases(page), 'logging out removes it as well')
      .toEqual(['dayloom-accounts', emptied]);
  });

  test('[DO6] is the same one after the browser was closed', async ({ page }) => {
    await enter(page);
    const first = await userId(page);
    await limits(page).getByRole('button', { name: 'Mark Done' }).click();
    // A tick shows before it is stored, and an automated browser shows no dialog when it is closed.
    const fields: unknown = expect.objectContaining({ title: 'Write the part on limits', completed: true });
    await expect
      .poll(() => recordsOnDevice(page, `dayloom-${first}`, 'tasks'))
      .toEqual(expect.arrayContaining([expect.objectContaining({ fields })]));
    await page.context().clearCookies();
    await enter(page);
    expect(await userId(page)).toBe(first);
    await expect(limits(page).getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  });

  test('[DO6] [LP5] a press before any script of the product is loaded opens it afterwards', async ({
    page,
  }) => {
    // The user was here before, so the page knows at once what to offer.
    await page.goto('/');
    await expect(offer(page)).toBeVisible();
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/s\/.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await offer(page).click();
    await expect(page).toHaveURL('/');
    release();
    await expect(page).toHaveURL('/today');
    await expect(limits(page)).toBeVisible();
  });
});
