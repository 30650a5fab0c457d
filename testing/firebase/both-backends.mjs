import { serveProduct, startServices } from './emulated-product.mjs';
import { makeAccount } from '../seed/emulated-accounts.mjs';
import { fillAccount } from '../seed/emulated-firestore.mjs';
import { recordsOf } from '../seed/seed-page.mjs';
import { createServer } from '../../tools/server/create-server.mjs';

const password = 'correct horse';
let accounts = 0;

/**
 * Serves a release with the local Firebase emulators and with the embedded backend while `evaluate` runs.
 * @template T
 * @param {string} folder
 * @param {(line: string) => void} say
 * @param {(served: { services: import('./emulated-product.mjs').Services, onFirebase: string,
 *   embedded: string }) => Promise<T>} evaluate receives both addresses
 * @returns {Promise<T>}
 */
export async function onBothBackends(folder, say, evaluate) {
  say('\nStarting the emulators and filling accounts...');
  const services = await startServices({ say });
  const [onFirebase, embedded] = [await serveProduct({ services, folder }), await createServer({ folder })];
  try {
    return await evaluate({ services, onFirebase: onFirebase.url, embedded: embedded.url });
  } finally {
    await Promise.all([onFirebase.close(), embedded.close()]);
    await services.stop();
  }
}

/** Waits on home until all records of the account are on this device. @param {import('@playwright/test').Page} page */
export const untilComplete = (page) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText('Total Tasks', { exact: true }) })
    .getByText(/^\d+$/)
    .waitFor({ timeout: 600_000 });

/**
 * Seeded records have the same ids in every account, but all accounts share one server: prefixes the ids.
 * @param {Extract<import('@dayloom/data').Change, { type: 'create' }>} change
 * @param {string} account
 */
const asOwn = ({ collection, id, fields }, account) => ({
  collection,
  id: `${account}-${id}`,
  fields: { ...fields, ...('workId' in fields && { workId: `${account}-${String(fields['workId'])}` }) },
});

/**
 * Opens a device with all records of an account on the server. The ids of the records begin with the account's id.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('./emulated-product.mjs').Services} services
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
