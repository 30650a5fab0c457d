import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureChromium } from '../browser.mjs';
import { runCommand } from '../start/run-command.mjs';
import { countPlaywright, countVitest, withExitCode } from './reports.mjs';

/** @typedef {import('./static-checks.mjs').Result} Result */

/**
 * Unit, contract and component tests.
 * @param {string} root
 * @returns {Promise<Result>}
 */
export const runUnitTests = (root) =>
  runVitest(root, 'Unit, contract and component tests', ['node', 'chromium']);

/**
 * Tests on the Firestore and Auth emulators: without Java, or without an emulator and a way to get it, they fail.
 * @param {string} root
 * @returns {Promise<Result>}
 */
export const runEmulatorTests = (root) => runVitest(root, 'Emulator tests', ['emulator']);

/**
 * @param {string} root
 * @param {string} name
 * @param {string[]} projects of `vitest.config.ts`
 */
function runVitest(root, name, projects) {
  const report = join(root, `.cache/vitest-${projects[0]}.json`);
  return runSuite(name, report, countVitest, async () => {
    // The embedded backend's contract is also run in a real browser.
    const DAYLOOM_CHROMIUM = ensureChromium(console.log);
    return runCommand(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { cwd: root, env: { DAYLOOM_CHROMIUM } },
    );
  });
}

/**
 * Browser tests on the production build.
 * @param {string} root
 * @returns {Promise<Result>}
 */
export function runBrowserTests(root) {
  const report = join(root, '.cache/playwright.json');
  return runSuite('Browser tests', report, countPlaywright, async () => {
    const DAYLOOM_CHROMIUM = ensureChromium(console.log);
    return runCommand(
      process.execPath,
      // Dots tell the failures at the end, where whoever reads only the end of a long output finds them.
      ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'],
      {
        cwd: root,
        env: { DAYLOOM_CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      },
    );
  });
}

/**
 * @param {string} name
 * @param {string} report where the suite writes its JSON
 * @param {(report: any) => import('./reports.mjs').Counts} count
 * @param {() => Promise<{ exitCode?: number, all: string }>} run
 * @returns {Promise<Result>} one failure when the suite cannot run at all
 */
async function runSuite(name, report, count, run) {
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  let output = '';
  try {
    const ended = await run();
    output = ended.all;
    const counts = count(JSON.parse(await readFile(report, 'utf8')));
    return { name, ...withExitCode(counts, ended.exitCode), output };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { name, passed: 0, failed: 1, skipped: 0, output: `${output}\n${reason}` };
  }
}
