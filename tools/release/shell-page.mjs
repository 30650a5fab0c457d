import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { everythingHasIntegrity, headersFor } from '../headers.mjs';
import { exists, filesUnder, jsonText, readJson } from './files.mjs';
import { composeIndex } from './index-html.mjs';
import { composeLicences, licencesText } from './licences.mjs';
import { readLive } from './switch.mjs';

/**
 * Files that a release writes itself, in the shell's folder or at the root. A public file must not have such a name.
 */
const ownNames = [
  'index.html',
  'headers.json',
  'config.json',
  'licences.json',
  licencesText,
  'modules.json',
  'registry.json',
  'entry.json',
  'files.json',
  'kept-back.json',
];

/**
 * The files of `apps/shell/public`, which are served unchanged at the root. Throws a message when one has the name of
 * another file of the release.
 * @param {string} root
 * @param {Map<string, Buffer>} built other files of the same folder
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
 * Creates the page of a shell in a certain folder, and the headers for everything served with it.
 * @param {{ root: string, shell: import('./types.d.ts').PageSource }} from
 * @returns {Promise<Map<string, Buffer>>} contents by name
 */
export async function pageFiles({ root, shell }) {
  const index = await composeIndex({ root, shell });
  if (!everythingHasIntegrity(index.html))
    throw new Error('The page names a script or a style without integrity, which its headers refuse.');
  /** @type {string[]} */
  const constantStyles = (await readJson(join(root, 'apps/shell/constant-styles.json'))) ?? [];
  const headers = headersFor({
    ...index,
    inlineStyles: [...index.inlineStyles, ...constantStyles],
  });
  return new Map([
    ['index.html', Buffer.from(index.html)],
    ['headers.json', Buffer.from(jsonText(headers))],
  ]);
}

/**
 * Copies the files that a released shell's entry names from its folder to the root, without using the source. Any
 * stored version can be published again. The page is copied last, after everything it needs.
 * @param {import('./types.d.ts').Store} store
 * @param {import('./types.d.ts').ShellEntry} shell
 */
export async function publishShell(store, shell) {
  for (const path of [...shell.public, shell.headers, shell.index]) {
    const released = await store.read(path.slice(1));
    if (!released) throw new Error(`${store.name} lacks ${path}, which the shell ${shell.version} names.`);
    await putFile(store, path.slice(shell.path.length), released.bytes);
  }
}

/**
 * Publishes the shell that the registry names, then the licences. Repeats this if another shell went live in the
 * meantime.
 * @param {import('./types.d.ts').Store} store
 */
export async function publishLiveShell(store) {
  for (let published = ''; ;) {
    const shell = (await readLive(store))?.registry.shell;
    if (!shell || shell.version === published) break;
    await publishShell(store, shell);
    published = shell.version;
  }
  await publishLicences(store);
}

/**
 * Writes the licences of all that is live. Repeats this if something else went live in the meantime.
 * @param {import('./types.d.ts').Store} store
 */
export async function publishLicences(store) {
  for (let published = 0; ;) {
    const registry = (await readLive(store))?.registry;
    if (!registry || registry.revision === published) return;
    await putFile(store, licencesText, await composeLicences(store, registry));
    published = registry.revision;
  }
}

/**
 * Writes a file and replaces an existing one.
 * @param {import('./types.d.ts').Store} store
 * @param {string} name
 * @param {Buffer} bytes
 */
export async function putFile(store, name, bytes) {
  for (let done = false; !done;) {
    const before = await store.read(name);
    if (before?.bytes.equals(bytes)) return;
    done = before ? await store.replace(name, bytes, before.tag) : await store.create(name, bytes);
  }
}
