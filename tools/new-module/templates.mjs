import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesUnder } from '../release/files.mjs';

const folder = join(import.meta.dirname, 'templates');
const ending = '.template';

/** Current contract and shared versions for a module, from the contract and the shell. @param {string} root */
async function valuesOfNow(root) {
  const text = await readFile(join(root, 'libs/platform/src/contract/descriptor.ts'), 'utf8');
  const shell = JSON.parse(await readFile(join(root, 'apps/shell/package.json'), 'utf8'));
  return {
    contract: /export const CONTRACT = (\d+);/.exec(text)?.[1] ?? '',
    react: shell.dependencies.react,
  };
}

/**
 * Fills the placeholders of each file of a module, such as `{{name}}`. In the path of a template, the word `screen` is
 * the placeholder for the name.
 * @param {string} root
 * @param {{ name: string } & Record<string, string | number>} values
 * @returns {Promise<Map<string, string>>} texts by path in the module's folder
 */
export async function filledTemplates(root, values) {
  const all = { ...values, ...(await valuesOfNow(root)) };
  const paths = (await filesUnder(folder)).filter((path) => path.endsWith(ending));
  const filled = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(folder, path), 'utf8');
      return /** @type {const} */ ([pathOf(path, values.name), fill(text, all)]);
    }),
  );
  return new Map(filled);
}

/** @param {string} path @param {string} name */
const pathOf = (path, name) => path.slice(0, -ending.length).replaceAll('screen', name);

/** @param {string} text @param {Record<string, string | number>} values */
const fill = (text, values) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, key) => {
    const value = values[key];
    if (value === undefined) throw new Error(`No value for ${placeholder}.`);
    return String(value);
  });
