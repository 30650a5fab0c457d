import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, summaryLine, total, withExitCode } from './reports.mjs';

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };

describe('counting', () => {
  it('takes a Vitest report, and a file that could not be loaded as a failure', () => {
    const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(countVitest({ ...vitest, testResults: [failed] })).toEqual({ passed: 3, failed: 1, skipped: 2 });
    const unloaded = { status: 'failed', assertionResults: [] };
    expect(countVitest({ ...vitest, testResults: [failed, unloaded] })).toEqual({
      passed: 3,
      failed: 2,
      skipped: 2,
    });
  });

  it('takes a Playwright report, and a test that needed a second try as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 2, skipped: 2 });
    const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats: none, errors: [{ message: 'No tests found' }] }).failed).toBe(1);
  });

  it('believes an exit code that a report does not explain', () => {
    expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1);
    expect(withExitCode({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });

  it('ends in one line', () => {
    const sum = total([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 4, failed: 1, skipped: 2 },
    ]);
    expect(summaryLine(sum)).toBe('5 passed, 1 failed, 2 skipped');
  });
});
