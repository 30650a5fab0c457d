import { describe, expect, it } from 'vitest';
import { affectedSteps, changedFiles } from './affected.mjs';
import { staticChecks } from './static-checks.mjs';

/**
 * A git that answers these commands and no other.
 * @param {Record<string, string>} answers
 * @returns {import('./affected.mjs').Git}
 */
const git =
  (answers) =>
  async (...parameters) => {
    const answer = answers[parameters.join(' ')];
    if (answer === undefined) throw new Error(`git does not know ${parameters.join(' ')}`);
    return answer;
  };
const untracked = 'ls-files --others --exclude-standard -z';
/** @param {string} base */
const diff = (base) => `diff --name-only --no-renames -z ${base}`;

describe('the changed files', () => {
  it('of a branch are those of its commits, those not committed, and new ones', async () => {
    const answers = {
      'branch --show-current': 'goals\n',
      'merge-base HEAD main': 'abc\n',
      [diff('abc')]: 'apps/planner/src/goals/goals.tsx\0docs/a page.md\0',
      [untracked]: 'new.ts\0',
    };
    expect(await changedFiles(git(answers))).toEqual([
      'apps/planner/src/goals/goals.tsx',
      'docs/a page.md',
      'new.ts',
    ]);
  });

  it.each([
    { where: 'on main, since the last fetch', branch: 'main', ref: 'origin/main' },
    { where: 'on main without a remote, since the last commit', branch: 'main', ref: 'HEAD' },
    { where: 'in a clone without a local main, since that of the remote', branch: '', ref: 'origin/main' },
  ])('are, $where', async ({ branch, ref }) => {
    const answers = { 'branch --show-current': branch, [`merge-base HEAD ${ref}`]: 'abc' };
    expect(await changedFiles(git({ ...answers, [diff('abc')]: 'one.ts', [untracked]: '' }))).toEqual([
      'one.ts',
    ]);
  });

  it('are unknown without a main: a message says so', async () => {
    await expect(changedFiles(git({ 'branch --show-current': 'goals' }))).rejects.toThrow(
      '--affected compares with main, and git knows neither main nor origin/main.',
    );
  });
});

describe('the steps for changed files', () => {
  it('are only the static checks, for everything, when nothing changed', () => {
    expect(affectedSteps([])).toMatchObject({ steps: staticChecks });
    expect(affectedSteps([])).not.toHaveProperty('files');
  });

  it.each(['apps/planner/src/goals/goals.tsx', 'libs/ui/src/base.css', 'e2e/a11y/axe.spec.ts', 'README.md'])(
    'follow the imports of %s, and say what is left out',
    (file) => {
      const { steps, files, says } = affectedSteps([file]);
      expect(steps).toEqual([...staticChecks, 'affected']);
      expect(files).toEqual([file]);
      expect(says).toMatch(/Left out: .*browser tests/);
    },
  );

  it.each([
    'package-lock.json',
    'firestore.rules',
    'vitest.setup.ts',
    'apps/planner/module.json',
    'apps/shell/index.html',
    'tools/release/run.mjs',
  ])('run all unit and emulator tests after a change of %s, which no import shows', (file) => {
    expect(affectedSteps(['README.md', file])).toMatchObject({
      steps: [...staticChecks, 'unit', 'emulator'],
      says: expect.stringContaining(file),
    });
    expect(affectedSteps(['README.md', file])).not.toHaveProperty('files');
  });
});
