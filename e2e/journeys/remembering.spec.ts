import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { Person } from '../support/person.ts';
import { emulatorsBehind } from '../support/services.ts';
import { keysOnDevice } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

/** A browser with a persistent profile, like a user's. */
async function profileOf(launch: LaunchOptions, baseURL: string) {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-profile-'));
  const open = () => chromium.launchPersistentContext(folder, { ...launch, baseURL });
  return { open, discard: () => rm(folder, { recursive: true, force: true }) };
}

test('[AU12] without the tick, the session ends with the browser but survives a reload or a closed tab; with it, it survives both', async ({
  launchOptions,
  product,
}) => {
  const profile = await profileOf(launchOptions, product);
  let browser = await profile.open();
  let person = new Person(await browser.newPage());
  const { email } = person;
  await person.signUp();
  await person.page.reload();
  await person.sees(email);
  const tab = await browser.newPage();
  await person.page.close();
  await tab.goto('/notes');
  await expect(tab.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await browser.close();

  browser = await profile.open();
  const page = await browser.newPage();
  await page.goto('/notes');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  // Ends the account service's own session too, which does not depend on the browser.
  if (await emulatorsBehind(page))
    await expect
      .poll(() => keysOnDevice(page, 'firebaseLocalStorageDb', 'firebaseLocalStorage'))
      .not.toContainEqual(expect.stringContaining('authUser'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/notes');
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await browser.close();

  browser = await profile.open();
  person = new Person(await browser.newPage());
  await person.page.goto('/');
  await person.sees(email);
  await browser.close();
  await profile.discard();
});
