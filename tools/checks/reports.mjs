/**
 * `flaky` names the tests that failed first and passed when they ran again alone. They count as passed.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky?: string[] }} Counts
 */

/** @typedef {{ fullName: string, status: string }} VitestTest */
/** @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile */

/** @param {VitestFile} file */
const testsOf = (file) => {
  const failed = file.assertionResults.filter((test) => test.status === 'failed').length;
  const passed = file.assertionResults.filter((test) => test.status === 'passed').length;
  const skipped = file.assertionResults.length - failed - passed;
  // A file that could not be loaded counts as one failure.
  return { passed, failed: failed === 0 && file.status === 'failed' ? 1 : failed, skipped };
};

/**
 * Counts of a Vitest JSON report.
 * @param {{ testResults?: VitestFile[] }} report
 * @returns {Counts}
 */
export const countVitest = ({ testResults = [] }) => total(testResults.map(testsOf));

/**
 * Absolute paths of the files in a Vitest JSON report that contain a failed test or could not be loaded.
 * @param {{ testResults?: VitestFile[] }} report
 */
export const failedFiles = ({ testResults = [] }) =>
  testResults.filter((file) => file.status === 'failed').map((file) => file.name);

/**
 * Counts of a run whose failed files ran again alone: the second result of a file replaces the first.
 * @param {{ testResults?: VitestFile[] }} first
 * @param {{ testResults?: VitestFile[] }} second
 * @returns {Counts}
 */
export function countVitestTwice(first, second) {
  const again = new Map((second.testResults ?? []).map((file) => [file.name, file]));
  const files = (first.testResults ?? []).map((file) => again.get(file.name) ?? file);
  const stillFailed = new Set(files.flatMap(failedTests));
  const flaky = (first.testResults ?? []).flatMap(failedTests).filter((test) => !stillFailed.has(test));
  return { ...countVitest({ testResults: files }), flaky };
}

/** @param {VitestFile} file */
function failedTests({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [name];
  return failed.map((test) => `${name} ${test.fullName}`);
}

/** @typedef {{ file: string, line: number, title: string, tests: { projectName: string, status: string }[] }} PlaywrightSpec */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * Counts of a Playwright JSON report. An error outside tests is a failure.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[], suites?: PlaywrightSuite[] }} report
 * @returns {Counts}
 */
export function countPlaywright({
  stats: { expected, unexpected, flaky, skipped },
  errors = [],
  suites = [],
}) {
  const outside = unexpected === 0 ? errors.length : 0;
  return {
    passed: expected + flaky,
    failed: unexpected + outside,
    skipped,
    flaky: suites.flatMap(flakySpecs),
  };
}

/** @param {PlaywrightSuite} suite @returns {string[]} */
const flakySpecs = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
  ),
  ...suites.flatMap(flakySpecs),
];

/**
 * Adds a failure when a program failed although its report has none.
 * @param {Counts} counts
 * @param {number} [code] undefined for a program that could not be started or was stopped
 * @returns {Counts}
 */
export const withExitCode = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/**
 * @param {Counts[]} results
 * @returns {Counts & { flaky: string[] }}
 */
export const total = (results) => ({
  passed: results.reduce((sum, one) => sum + one.passed, 0),
  failed: results.reduce((sum, one) => sum + one.failed, 0),
  skipped: results.reduce((sum, one) => sum + one.skipped, 0),
  flaky: results.flatMap((one) => one.flaky ?? []),
});

/** The tests that passed only when they ran again alone, one per line. @param {readonly string[]} flaky */
export const flakyLines = (flaky) =>
  flaky.length === 0 ? [] : ['Flaky:', ...flaky.map((test) => `  ${test}`)];

/** @param {Counts} counts */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
