/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Counts of a Vitest JSON report. A file that could not even be loaded is one failure.
 * @param {any} report
 * @returns {Counts}
 */
export function countVitest(report) {
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults ?? [];
  const unloaded = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts of a Playwright JSON report. A test that passed only when tried again failed; so did an error outside tests.
 * @param {any} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const outside = unexpected + flaky === 0 ? (report.errors ?? []).length : 0;
  return { passed: expected, failed: unexpected + flaky + outside, skipped };
}

/**
 * A program that failed although its report says that all passed is one failure more.
 * @param {Counts} counts
 * @param {number} [code] none for one that could not be started, or was stopped
 * @returns {Counts}
 */
export const withExitCode = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/**
 * @param {Counts[]} results
 * @returns {Counts}
 */
export const total = (results) => ({
  passed: results.reduce((sum, one) => sum + one.passed, 0),
  failed: results.reduce((sum, one) => sum + one.failed, 0),
  skipped: results.reduce((sum, one) => sum + one.skipped, 0),
});

/** @param {Counts} counts */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
