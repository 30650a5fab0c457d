import { runCommand } from '../start/run-command.mjs';
import { staticChecks } from './static-checks.mjs';

/** @typedef {(...parameters: string[]) => Promise<string>} Git returns what git prints, and rejects when it fails */

/** @param {string} root @returns {Git} */
export const gitIn =
  (root) =>
  async (...parameters) => {
    const { failed, all, stdout } = await runCommand('git', parameters, { cwd: root });
    if (failed) throw new Error(all);
    return stdout;
  };

/**
 * Paths of the files that differ from where the branch left `main`: changed, added or deleted, committed or not. On
 * `main` itself, they differ from what was last fetched.
 * @param {Git} git
 */
export async function changedFiles(git) {
  const branch = await git('branch', '--show-current');
  const base = await baseOf(
    git,
    branch.trim() === 'main' ? ['origin/main', 'HEAD'] : ['main', 'origin/main'],
  );
  const lists = await Promise.all([
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return lists.flatMap((list) => list.split('\0').filter(Boolean));
}

/** @param {Git} git @param {string[]} refs @returns {Promise<string>} */
async function baseOf(git, refs) {
  for (const ref of refs) {
    const base = await git('merge-base', 'HEAD', ref).catch(() => '');
    if (base) return base.trim();
  }
  throw new Error(`--affected compares with main, and git knows neither ${refs.join(' nor ')}.`);
}

/** Tests import these, or nothing reads them but the tests of the repository. Anything else can change every test. */
const followed = /^(?:apps|libs|functions|e2e)\/.*\.(?:tsx?|mjs|css)$|\.md$/;

/**
 * The steps of `npm test -- --affected`.
 * @param {string[]} files changed files
 * @returns {{ steps: string[], files?: string[], says: string }} `files` when the steps concern only these
 */
export function affectedSteps(files) {
  if (files.length === 0)
    return { steps: staticChecks, says: 'Nothing differs from main: only the static checks run.' };
  const other = files.find((file) => !followed.test(file));
  const leftOut = 'the build and the browser tests; npm test runs everything.';
  if (other)
    return {
      steps: [...staticChecks, 'unit', 'emulator'],
      says: `No import shows what ${other} changes. Left out: ${leftOut}`,
    };
  return {
    steps: [...staticChecks, 'affected'],
    files,
    says: `Changed files: ${files.length}. Left out: format and lint of other files, tests that import none of them, ${leftOut}`,
  };
}
