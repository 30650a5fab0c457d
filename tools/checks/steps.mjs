import { releaseApps } from '../release/release-apps.mjs';
import { buildApps } from '../start/build-apps.mjs';
import { sentenceFor } from '../start/sentences.mjs';
import { runCheck, staticChecks } from './static-checks.mjs';
import { runAffectedTests, runBrowserTests, runEmulatorTests, runUnitTests } from './suites.mjs';

/** @typedef {import('./static-checks.mjs').Result} Result */

/** Everything `npm test` runs, in order. The browser tests use the build. */
export const allSteps = [...staticChecks, 'unit', 'emulator', 'build', 'e2e'];

/** Some static checks use one core only, so that two of them take less time together. */
const checksAtOnce = 2;

/**
 * Runs all steps, even after a failure, and prints each with its time, in the given order.
 * @param {string} root
 * @param {string[]} names
 * @param {string[]} [files] changed files, if the steps concern only these
 * @param {(root: string, name: string, files?: string[]) => Promise<Result>} [run]
 * @returns {Promise<Result[]>}
 */
export async function runSteps(root, names, files, run = runStep) {
  const started = [];
  const running = new Set();
  let printed = Promise.resolve();
  for (const name of names) {
    while (running.size >= (staticChecks.includes(name) ? checksAtOnce : 1)) await Promise.race(running);
    const since = Date.now();
    const step = run(root, name, files).then((result) => {
      running.delete(step);
      return { result, seconds: (Date.now() - since) / 1000 };
    });
    running.add(step);
    started.push(step);
    printed = Promise.all([step, printed]).then(([ended]) => print(ended));
  }
  await printed;
  return (await Promise.all(started)).map(({ result }) => result);
}

/** @param {{ result: Result, seconds: number }} step */
function print({ result, seconds }) {
  if (result.failed > 0) console.log(result.output.trimEnd());
  const counts = `${result.passed} passed, ${result.failed} failed${result.skipped ? `, ${result.skipped} skipped` : ''}`;
  console.log(`${result.failed > 0 ? '✘' : '✔'} ${result.name}: ${counts} (${seconds.toFixed(1)} s)`);
}

/**
 * @param {string} root
 * @param {string} name
 * @param {string[]} [files]
 * @returns {Promise<Result>}
 */
function runStep(root, name, files) {
  if (name === 'unit') return runUnitTests(root);
  if (name === 'emulator') return runEmulatorTests(root);
  if (name === 'affected') return runAffectedTests(root, files ?? []);
  if (name === 'e2e') return runBrowserTests(root);
  return name === 'build' ? runBuild(root) : runCheck(root, name, files);
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
