import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/seed');

/** @type {Promise<string> | undefined} */
let script;

/** Bundles the seeding code as one script, once per process. @returns {Promise<string>} */
function seedScript() {
  script ??= bundle();
  return script;
}

async function bundle() {
  const compiler = rspack({
    context: root,
    mode: 'development',
    devtool: false,
    target: ['web', 'es2022'],
    entry: { seed: join(import.meta.dirname, 'seed.ts') },
    output: { path: join(folder, String(process.pid)), filename: '[name].js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      // One script, because it is passed as text and has no address to load more files from.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve(undefined)));
    });
  });
  return readFile(join(folder, String(process.pid), 'seed.js'), 'utf8');
}

/** The account that `seedPage` signs in by default. */
const seededAccount = { id: 'seeded', email: 'asha@example.com' };

/**
 * Fills an account on the page's device and signs it in. The page must be at the product's address and is not reloaded.
 * The debugger injects the code, so the page's Content-Security-Policy stays unchanged.
 * @param {import('@playwright/test').Page} page
 * @param {import('./filling.ts').Filling} filling
 * @param {{ id: string, email: string }} [account]
 */
export async function seedPage(page, filling, account = seededAccount) {
  const text = await seedScript();
  await page.evaluate(text);
  await page.evaluate(
    ([who, what]) => globalThis.seedAccount(who, what),
    /** @type {const} */ ([account, filling]),
  );
}

/**
 * The records that `seedPage` would create, with the clock of the page, without storing them.
 * @param {import('@playwright/test').Page} page
 * @param {import('./filling.ts').Filling} filling
 * @param {{ id: string, email: string }} account
 * @returns {Promise<readonly import('@dayloom/data').Change[]>}
 */
export async function recordsOf(page, filling, account) {
  await page.evaluate(await seedScript());
  return page.evaluate(
    ([who, what]) => globalThis.recordsToSeed(who, what),
    /** @type {const} */ ([account, filling]),
  );
}

/**
 * Milliseconds that counts of an account on the page's device take, by the name of the count.
 * @param {import('@playwright/test').Page} page
 * @param {string} workId
 * @param {number} times repetitions of each count
 */
export async function timeCounts(page, workId, times) {
  await page.evaluate(await seedScript());
  return page.evaluate(
    ([who, id, most]) => globalThis.timeCounts(who, id, most),
    /** @type {const} */ ([seededAccount, workId, times]),
  );
}

/**
 * Milliseconds in which the tasks of the account on the page's device are upgraded from the database's version 8.
 * @param {import('@playwright/test').Page} page
 * @param {number} times
 */
export async function timeUpgrades(page, times) {
  await page.evaluate(await seedScript());
  return page.evaluate(
    ([who, most]) => globalThis.timeUpgrades(who, most),
    /** @type {const} */ ([seededAccount, times]),
  );
}

/**
 * Milliseconds in which each of some days of many series is computed.
 * @param {import('@playwright/test').Page} page
 * @param {number} series
 * @param {number} days
 */
export async function timeDays(page, series, days) {
  await page.evaluate(await seedScript());
  return page.evaluate(
    ([count, times]) => globalThis.timeDays(count, times),
    /** @type {const} */ ([series, days]),
  );
}

/**
 * Milliseconds in which the notifications of four days are computed, several times.
 * @param {import('@playwright/test').Page} page
 * @param {number} reminders each repeats every day
 * @param {number} times
 */
export async function timeMoments(page, reminders, times) {
  await page.evaluate(await seedScript());
  return page.evaluate(
    ([count, each]) => globalThis.timeMoments(count, each),
    /** @type {const} */ ([reminders, times]),
  );
}
