import { describe, expect, it } from 'vitest';
import {
  countPlaywright,
  countVitest,
  countVitestTwice,
  flakyLines,
  summaryLine,
  total,
  withExitCode,
} from './reports.mjs';

const test = (/** @type {string} */ fullName, /** @type {string} */ status) => ({ fullName, status });
/** @param {string} name @param {ReturnType<typeof test>[]} assertionResults */
const file = (name, ...assertionResults) => ({
  name,
  status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  assertionResults,
});
const unloaded = { name: 'c.test.ts', status: 'failed', assertionResults: [] };

describe('the counts of a Vitest report', () => {
  it('include a file that could not be loaded as one failure', () => {
    const a = file('a.test.ts', test('one', 'passed'), test('two', 'failed'), test('three', 'pending'));
    expect(countVitest({ testResults: [a, unloaded] })).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
  });

  it('list tests that passed in the second run as flaky, and keep those that failed again', () => {
    const first = [
      file('a.test.ts', test('one', 'passed'), test('two', 'failed')),
      file('b.test.ts', test('one', 'failed')),
      unloaded,
      file('d.test.ts', test('one', 'passed')),
    ];
    const second = [
      file('a.test.ts', test('one', 'passed'), test('two', 'passed')),
      file('b.test.ts', test('one', 'failed')),
      file('c.test.ts', test('one', 'passed')),
    ];
    expect(countVitestTwice({ testResults: first }, { testResults: second })).toEqual({
      passed: 4,
      failed: 1,
      skipped: 0,
      flaky: ['a.test.ts two', 'c.test.ts'],
    });
  });
});

describe('the counts of a Playwright report', () => {
  it('count a flaky test as passed and name it', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const spec = {
      file: 'a.spec.ts',
      line: 3,
      title: 'is late',
      tests: [{ projectName: 'embedded', status: 'flaky' }],
    };
    expect(countPlaywright({ stats, errors: [], suites: [{ suites: [{ specs: [spec] }] }] })).toEqual({
      passed: 6,
      failed: 1,
      skipped: 2,
      flaky: ['[embedded] a.spec.ts:3 is late'],
    });
  });

  it('include an error outside tests as a failure', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats, errors: [{ message: 'No tests found' }] }).failed).toBe(1);
  });
});

describe('the result of all steps', () => {
  it('is a failure when a program ends with an error that is not in its report', () => {
    expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1);
    expect(withExitCode({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });

  it('is one line, with the flaky tests listed above it', () => {
    const sum = total([
      { passed: 1, failed: 0, skipped: 0, flaky: ['a.spec.ts:3 is late'] },
      { passed: 4, failed: 1, skipped: 2 },
    ]);
    expect(summaryLine(sum)).toBe('5 passed, 1 failed, 2 skipped');
    expect(flakyLines(sum.flaky)).toEqual(['Flaky:', '  a.spec.ts:3 is late']);
    expect(flakyLines([])).toEqual([]);
  });
});
