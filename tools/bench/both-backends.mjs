import { serveProduct, startServices } from '../firebase/emulated-product.mjs';
import { makeAccount } from '../seed/emulated-accounts.mjs';
import { fillAccount } from '../seed/emulated-firestore.mjs';
import { recordsOf } from '../seed/seed-page.mjs';
import { createServer } from '../server/create-server.mjs';

/** Shows on home once the account's own records are there. */
export const homeContent = 'main a[href^="/work/"]';
const password = 'correct horse';
let accounts = 0;

/**
 * Serves a release on the emulators of this machine and on the embedded backend while something is judged.
 * @template T
 * @param {string} folder
 * @param {(line: string) => void} say
 * @param {(served: { services: import('../firebase/emulated-product.mjs').Services, onFirebase: string,
 *   embedded: string }) => Promise<T>} judge gets the two addresses
 * @returns {Promise<T>}
 */
export async function onBothBackends(folder, say, judge) {
  say('\nStarting the emulators and filling accounts...');
  const services = await startServices({ say });
  const [onFirebase, embedded] = [await serveProduct({ services, folder }), await createServer({ folder })];
  try {
    return await judge({ services, onFirebase: onFirebase.url, embedded: embedded.url });
  } finally {
    await Promise.all([onFirebase.close(), embedded.close()]);
    await services.stop();
  }
}

/** Waits on home until everything of the account is on this device. @param {import('@playwright/test').Page} page */
export const untilComplete = (page) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText('Total Tasks', { exact: true }) })
    .getByText(/^\d+$/)
    .waitFor({ timeout: 600_000 });

/**
 * The ids of filled-in records are the same in every account, and all accounts share the server.
 * @param {Extract<import('@dayloom/data').Change, { type: 'create' }>} change
 * @param {string} account
 */
const asOwn = ({ collection, id, fields }, account) => ({
  collection,
  id: `${account}-${id}`,
  fields: { ...fields, ...('workId' in fields && { workId: `${account}-${String(fields['workId'])}` }) },
});

/**
 * A device that holds all of its account, signed in to one filled on the server, whose records' ids begin with the
 * account's.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('../firebase/emulated-product.mjs').Services} services
 * @param {import('../seed/filling.ts').Filling} filling
 */
export async function deviceOnFirebase(browser, url, { config }, filling) {
  const account = { id: `bench-${(accounts += 1)}`, email: `bench-${accounts}@example.com` };
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${url}/config.json`);
  await makeAccount(
    { url: config.emulators.auth, projectId: config.firebase.projectId },
    { ...account, password },
  );
  const records = await recordsOf(page, filling, account);
  await fillAccount(
    { host: config.emulators.firestore, projectId: config.firebase.projectId },
    records.flatMap((change) => (change.type === 'create' ? [asOwn(change, account.id)] : [])),
  );
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Login' }).click();
  await untilComplete(page);
  await page.close();
  return { context, account: account.id };
}
