import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../start/run-command.mjs';

/** @typedef {{ name: string, passed: number, failed: number, skipped: number, output: string, flaky?: string[] }} Result */

/**
 * Checks that read the code without running it. Each passes or fails as a whole. `perFile` are the files for which a
 * check says the same alone as together with all others.
 * @type {Record<string, { says: string, command: string[], perFile?: RegExp }>}
 */
const checks = {
  format: {
    says: 'Formatting',
    command: ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', '--log-level', 'warn'],
    perFile: /./,
  },
  lint: {
    says: 'Lint',
    command: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
    perFile: /\.(?:tsx?|mjs|js)$/,
  },
  types: { says: 'Types', command: ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json'] },
  // A worker has no page, and so other types.
  'worker-types': {
    says: 'Types of the service worker',
    command: ['node_modules/typescript-7/bin/tsc', '-p', 'apps/shell/src/worker'],
  },
  boundaries: { says: 'Boundaries', command: ['tools/boundaries/check.mjs'] },
  knip: { says: 'Dead code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  rules: { says: 'Rule numbers', command: ['tools/rules.mjs', '--quiet'] },
};

/** Lints the whole project, or the files of a folder given as argument. */
export const lintCommand = checks['lint']?.command.join(' ');

export const staticChecks = Object.keys(checks);

/**
 * @param {string} root
 * @param {string} name one of `staticChecks`
 * @param {string[]} [files] changed files, if it is enough to check these
 * @returns {Promise<Result>}
 */
export async function runCheck(root, name, files) {
  const check = checks[name];
  if (!check) throw new Error(`There is no check ${name}; there are ${staticChecks.join(', ')}.`);
  const [script = '', ...parameters] = check.command;
  const paths = check.perFile ? pathsFor(root, check.perFile, files) : [];
  // Without a path, it would check everything.
  if (check.perFile && paths.length === 0)
    return { name: check.says, passed: 0, failed: 0, skipped: 0, output: '' };
  const { failed, all } = await runCommand(process.execPath, [join(root, script), ...parameters, ...paths], {
    cwd: root,
  });
  return { name: check.says, passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0, output: all };
}

/** @param {string} root @param {RegExp} pattern @param {string[]} [files] */
const pathsFor = (root, pattern, files) =>
  files?.filter((file) => pattern.test(file) && existsSync(join(root, file))) ?? ['.'];
