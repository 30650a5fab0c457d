import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureChromium } from '../browser.mjs';
import { sourceFiles } from '../source-files.mjs';
import { runCommand } from '../start/run-command.mjs';
import { countPlaywright, countVitest, countVitestTwice, failedFiles, withExitCode } from './reports.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */
/** @typedef {import('./static-checks.mjs').Result} Result */

/** Unit and component tests are deterministic. If more files than this fail, the product is at fault. */
const maxUnitFilesAgain = 3;

const unitProjects = ['node', 'storage', 'dom', 'chromium'];

/**
 * Unit, contract and component tests.
 * @param {string} root
 */
export const runUnitTests = (root) =>
  runVitest(root, {
    name: 'Unit, contract and component tests',
    projects: unitProjects,
    maxFilesAgain: maxUnitFilesAgain,
  });

/**
 * Tests with the Firestore and Auth emulators. They fail without Java, or if an emulator is missing and cannot be
 * installed.
 * @param {string} root
 */
export const runEmulatorTests = (root) =>
  runVitest(root, { name: 'Emulator tests', projects: ['emulator'], maxFilesAgain: Infinity });

/**
 * The tests that import a changed file, and those that read the whole tree instead.
 * @param {string} root
 * @param {string[]} files
 */
export async function runAffectedTests(root, files) {
  const readers = await Promise.all(
    ['testing/repository', 'tools/firestore'].map((it) => sourceFiles(root, it)),
  );
  return runVitest(root, {
    name: 'Tests of what changed',
    projects: [...unitProjects, 'emulator'],
    maxFilesAgain: maxUnitFilesAgain,
    related: [...files, ...readers.flat().filter((path) => path.includes('.test.'))],
  });
}

/**
 * Runs the files with a failed test a second time, one after another, after all others have ended. Tests that then pass
 * count as passed and are listed as flaky.
 * @param {string} root
 * @param {{ name: string, projects: string[], maxFilesAgain: number, related?: string[] }} suite `projects` from
 *   `vitest.config.ts`; with `related` files, only the tests that are or import one of them
 * @returns {Promise<Result>}
 */
export function runVitest(root, { name, projects, maxFilesAgain, related }) {
  return runSuite(name, async () => {
    const first = await runProjects(root, projects, related ? ['related', '--run', ...related] : ['run']);
    const files = failedFiles(first.report);
    if (files.length === 0 || files.length > maxFilesAgain)
      return { ...withExitCode(countVitest(first.report), first.exitCode), output: first.output };
    const second = await runProjects(root, projects, ['run', '--maxWorkers=1', ...files]);
    const counts = countVitestTwice(first.report, second.report);
    return { ...withExitCode(counts, second.exitCode), output: `${first.output}\n${second.output}` };
  });
}

/**
 * @param {string} root
 * @param {string[]} projects
 * @param {string[]} command of Vitest, with its parameters
 */
function runProjects(root, projects, command) {
  const report = join(root, `.cache/vitest-${projects[0]}.json`);
  return runReported(
    root,
    report,
    [
      'node_modules/vitest/vitest.mjs',
      ...command,
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    // A picture of the page for each attempt to find an element would cost a tenth of the time of component tests.
    { DEBUG_PRINT_LIMIT: '0' },
  );
}

/**
 * Runs the browser tests marked `@gate` on the production build. A failed test runs again alone after all others have
 * ended. Tests that then pass count as passed and are listed as flaky.
 * @param {string} root
 * @returns {Promise<Result>}
 */
export function runBrowserTests(root) {
  const report = join(root, '.cache/playwright.json');
  return runSuite('Browser tests', async () => {
    const { exitCode, output, ...ended } = await runReported(
      root,
      report,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--grep=@gate',
        '--retries=1',
        // A broken product fails everywhere, so ten failures are enough.
        '--max-failures=10',
        // Dots keep the failures together at the end of a long output.
        '--reporter=dot,json',
      ],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    );
    return { ...withExitCode(countPlaywright(ended.report), exitCode), output };
  });
}

/**
 * Runs a test runner that writes a JSON report. Throws its output when there is no report.
 * @param {string} root
 * @param {string} report path of the report
 * @param {string[]} parameters script and parameters for Node
 * @param {Record<string, string>} env
 */
async function runReported(root, report, parameters, env) {
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  ensureChromium(console.log);
  const ended = await runCommand(process.execPath, parameters, { cwd: root, env });
  try {
    return {
      exitCode: ended.exitCode,
      output: ended.all,
      report: JSON.parse(await readFile(report, 'utf8')),
    };
  } catch (error) {
    throw new Error(ended.all, { cause: error });
  }
}

/**
 * @param {string} name
 * @param {() => Promise<Counts & { output: string }>} run
 * @returns {Promise<Result>} one failure when the suite cannot run at all
 */
async function runSuite(name, run) {
  try {
    return { name, ...(await run()) };
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    return { name, passed: 0, failed: 1, skipped: 0, output };
  }
}
