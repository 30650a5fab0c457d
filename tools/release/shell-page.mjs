import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { everythingHasIntegrity, headersFor } from '../headers.mjs';
import { exists, filesUnder, jsonText, readJson, writeAtomically } from './files.mjs';
import { composeIndex } from './index-html.mjs';

/** What a release writes itself, in the shell's folder or at the root: no public file may have such a name. */
const ownNames = ['index.html', 'headers.json', 'config.json', 'modules.json', 'registry.json', 'entry.json'];

/**
 * The files of `apps/shell/public`, which are served at the root as they are.
 * Throws a sentence when one has the name of another file of the release.
 * @param {string} root
 * @param {Map<string, Buffer>} built the files that stand in the same folder
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function publicFiles(root, built) {
  const folder = join(root, 'apps/shell/public');
  const names = (await exists(folder)) ? await filesUnder(folder) : [];
  const taken = names.find((name) => ownNames.includes(name) || built.has(name));
  if (taken) throw new Error(`apps/shell/public/${taken} has the name of another file of the release.`);
  return new Map(
    await Promise.all(
      names.map(async (name) => /** @type {const} */ ([name, await readFile(join(folder, name))])),
    ),
  );
}

/**
 * The page of a shell that stands in a certain folder, and the headers for everything that is served with it.
 * @param {{ root: string, shell: import('./types.d.ts').PageSource, integrityPolicy: boolean }} from
 * @returns {Promise<Map<string, Buffer>>} contents by name
 */
export async function pageFiles({ root, shell, integrityPolicy }) {
  const index = await composeIndex({ root, shell });
  if (integrityPolicy && !everythingHasIntegrity(index.html)) {
    throw new Error('Integrity-Policy would block a script: index.html names one without integrity.');
  }
  /** @type {string[]} */
  const constantStyles = (await readJson(join(root, 'apps/shell/constant-styles.json'))) ?? [];
  const headers = headersFor({
    ...index,
    inlineStyles: [...index.inlineStyles, ...constantStyles],
    integrityPolicy,
  });
  return new Map([
    ['index.html', Buffer.from(index.html)],
    ['headers.json', Buffer.from(jsonText(headers))],
  ]);
}

/**
 * Makes a released shell the one that is served: what its entry names is copied from its folder to the root, and
 * nothing is asked of the source. Any version whose folder is there can be published again. The page comes last, when
 * everything it needs stands.
 * @param {string} target
 * @param {import('./types.d.ts').ShellEntry} shell
 */
export async function publishShell(target, shell) {
  for (const path of [...shell.public, shell.headers, shell.index]) {
    const name = path.slice(shell.path.length);
    await writeAtomically(join(target, name), await readFile(join(target, path)));
  }
}
