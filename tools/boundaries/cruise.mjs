import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../../.dependency-cruiser.mjs';
import { folderCircles } from './folder-circles.mjs';

/** @typedef {{ rule: string, from: string, to: string, instead: string }} Violation */

/**
 * Reads every import in some folders.
 * @param {string} root
 * @param {string[]} folders relative to the root; missing ones are ignored
 * @param {import('dependency-cruiser').ICruiseOptions} [rules]
 */
export async function readImports(root, folders, rules = {}) {
  const { options = {} } = config;
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(root, folder))),
    { ...options, baseDir: root, ...rules },
    options.enhancedResolveOptions,
    { tsConfig: extractTSConfig(join(root, 'tsconfig.json')) },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/**
 * Reads every import in some folders and checks it against the import rules.
 * @param {string} root
 * @param {string[]} folders relative to the root; missing ones are ignored
 * @returns {Promise<{ typescriptFiles: number, violations: Violation[] }>}
 */
export async function cruiseFolders(root, folders) {
  const { forbidden = [] } = config;
  const output = await readImports(root, folders, { ruleSet: { forbidden }, validate: true });
  const instead = new Map(forbidden.map((rule) => [rule.name, rule.comment]));
  return {
    typescriptFiles: output.modules.filter((module) =>
      /^(?:apps|libs|functions)\/.*\.tsx?$/.test(module.source),
    ).length,
    violations: [
      ...output.summary.violations.map(({ rule, from, to }) => ({
        rule: rule.name,
        from,
        to,
        instead: instead.get(rule.name) ?? '',
      })),
      ...folderCircles(output.modules),
    ],
  };
}
