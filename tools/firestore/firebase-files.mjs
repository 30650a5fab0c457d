import { join } from 'node:path';
import { format } from 'prettier';
import { readJson } from '../release/files.mjs';
import { composeIndex } from '../release/index-html.mjs';
import { firebaseJson } from './firebase-json.mjs';
import { indexesFile } from './indexes.mjs';
import { rulesText } from './rules-text.mjs';

/** A shell without files: only the texts that stand in the page itself are asked for. */
const noShell = /** @type {import('../release/types.d.ts').PageSource} */ (
  /** @type {unknown} */ ({ folder: '', files: {}, build: { entry: { js: [], css: [] } } })
);

/** @param {unknown} content */
const json = (content) => format(JSON.stringify(content), { parser: 'json', printWidth: 110 });

/** The texts that stand in the page itself, as a release has them. @param {string} root */
export async function pageOf(root) {
  const { inlineScripts, inlineStyles } = await composeIndex({ root, shell: noShell });
  /** @type {string[]} */
  const constantStyles = (await readJson(join(root, 'apps/shell/constant-styles.json'))) ?? [];
  return { inlineScripts, inlineStyles: [...inlineStyles, ...constantStyles] };
}

/**
 * The files that a Firebase project is set up with, by their names in the root.
 * @param {{ root: string, collections: readonly import('./kinds.mjs').Collection[] }} from
 * @returns {Promise<Record<string, string>>}
 */
export async function firebaseFiles({ root, collections }) {
  return {
    'firestore.rules': rulesText(collections),
    'firestore.indexes.json': await json(indexesFile(collections)),
    'firebase.json': await json(firebaseJson(await pageOf(root))),
  };
}
