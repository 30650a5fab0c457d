import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceFiles } from './source-files.mjs';

/** Files except apps, libraries, documents, and tests, which may use a module as an example. */
const toolsAndConfiguration =
  /^(?!(?:apps|libs|docs)\/|package-lock\.json$)(?!.*(?:\.md|\.(?:test|spec)\.\w+)$)/;

/** @param {string} text */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/**
 * Finds such words in the tools and the configuration, except in comments.
 * @param {string} root
 * @param {readonly string[]} names
 * @returns {Promise<{ name: string, path: string }[]>}
 */
export async function spelledNames(root, names) {
  const paths = (await sourceFiles(root)).filter((path) => toolsAndConfiguration.test(path));
  const spelled = await Promise.all(
    paths.map(async (path) => {
      const text = withoutComments(await readFile(join(root, path), 'utf8'));
      return names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).map((name) => ({ name, path }));
    }),
  );
  return spelled.flat();
}
