import { releaseApps } from '../release/release-apps.mjs';
import { buildApps } from '../start/build-apps.mjs';
import { sentenceFor } from '../start/sentences.mjs';
import { runCheck, staticChecks } from './static-checks.mjs';
import { runBrowserTests, runEmulatorTests, runUnitTests } from './suites.mjs';

/** @typedef {import('./static-checks.mjs').Result} Result */

/** Everything `npm test` runs, in order. The browser tests use the build. */
export const allSteps = [...staticChecks, 'unit', 'emulator', 'build', 'e2e'];

/**
 * Runs all steps one after another, even after a failure, and prints each with its time.
 * @param {string} root
 * @param {string[]} names
 * @returns {Promise<Result[]>}
 */
export async function runSteps(root, names) {
  const results = [];
  for (const name of names) {
    const since = Date.now();
    const result = await runStep(root, name);
    results.push(result);
    if (result.failed > 0) console.log(result.output.trimEnd());
    const counts = `${result.passed} passed, ${result.failed} failed${result.skipped ? `, ${result.skipped} skipped` : ''}`;
    console.log(
      `${result.failed > 0 ? '✘' : '✔'} ${result.name}: ${counts} (${((Date.now() - since) / 1000).toFixed(1)} s)`,
    );
  }
  return results;
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {Promise<Result>}
 */
function runStep(root, name) {
  if (name === 'unit') return runUnitTests(root);
  if (name === 'emulator') return runEmulatorTests(root);
  if (name === 'e2e') return runBrowserTests(root);
  return name === 'build' ? runBuild(root) : runCheck(root, name);
}

/**
 * @param {string} root
 * @returns {Promise<Result>}
 */
async function runBuild(root) {
  try {
    await buildApps(root, () => {});
    await releaseApps({ root });
    return { name: 'Build and release', passed: 1, failed: 0, skipped: 0, output: '' };
  } catch (error) {
    return {
      name: 'Build and release',
      passed: 0,
      failed: 1,
      skipped: 0,
      output: sentenceFor(error, 'building'),
    };
  }
}
