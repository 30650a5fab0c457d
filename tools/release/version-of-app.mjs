import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceWorkerPath } from '../headers.mjs';
import { filesUnder, integrityOf, jsonText, readJson } from './files.mjs';
import { entryName, nextVersionOf } from './registry.mjs';
import { pageFiles, publicFiles } from './shell-page.mjs';

/** The only built file that is served at the root, because browsers identify a worker by its address. */
const serviceWorker = serviceWorkerPath.slice(1);

/** Folder used when a shell's version is computed: a page contains addresses with the version. */
const noVersion = 's/version';

/**
 * Collects the files of a built app for its immutable release folder: for the shell also its page, headers and public
 * files. Writes nothing. Throws a message when the app is not built or a named file is missing.
 * @param {{ app: string, root: string }} place
 * @returns {Promise<import('./types.d.ts').ReleasedApp>}
 */
export async function versionOfApp({ app, root }) {
  const home = join(root, 'apps', app);
  /** @type {import('./types.d.ts').Build | undefined} */
  const build = await readJson(join(home, 'dist/build.json'));
  if (!build)
    throw new Error(`${app} is not built: apps/${app}/dist/build.json is missing. Run npm run build.`);
  const built = await builtFiles(join(home, 'dist'));
  rejectMissingFiles(app, build, [...built.keys()]);
  const isShell = build.kind === 'shell';
  if (isShell && !built.has(serviceWorker))
    throw new Error(`apps/${app}/dist lacks ${serviceWorker}, the service worker of the product.`);

  const atRoot = isShell ? await publicFiles(root, built) : new Map();
  /** @param {string} folder */
  const filesIn = async (folder) => {
    const shell = { folder, build, files: integrityOfFiles(folder, built) };
    const page = isShell ? await pageFiles({ root, shell }) : [];
    return new Map([...built, ...atRoot, ...page]);
  };

  const descriptor = await readJson(join(home, 'module.json'));
  const version = await versionNumber(home, await filesIn(noVersion), JSON.stringify([build, descriptor]));
  const folder = isShell ? `s/${version}` : `m/${build.name}/${version}`;
  const contents = await filesIn(folder);
  /** @type {import('./types.d.ts').ReleasedApp} */
  const released = {
    name: build.name,
    kind: build.kind,
    version,
    folder,
    build,
    descriptor,
    files: integrityOfFiles(folder, contents),
    publicFiles: isShell ? [serviceWorker, ...atRoot.keys()] : [],
    contents,
  };
  // Overrides and rollbacks read it here.
  contents.set(entryName, Buffer.from(jsonText(nextVersionOf(released).entry)));
  return released;
}

/** @param {string} dist @returns {Promise<Map<string, Buffer>>} contents by name, sorted, without source maps */
async function builtFiles(dist) {
  const names = (await filesUnder(dist)).filter((name) => name !== 'build.json' && !name.endsWith('.map'));
  return new Map(
    await Promise.all(
      names.map(async (name) => /** @type {const} */ ([name, await readFile(join(dist, name))])),
    ),
  );
}

/**
 * @param {string} app
 * @param {import('./types.d.ts').Build} build
 * @param {string[]} names
 */
function rejectMissingFiles(app, build, names) {
  const entries = typeof build.entry === 'string' ? [build.entry] : [...build.entry.js, ...build.entry.css];
  const named = [...entries, ...build.files, ...Object.values(build.chunks).flat()];
  const missing = named.filter(
    (name) => !names.includes(name) && !name.endsWith('.map') && name !== 'build.json',
  );
  if (missing.length > 0)
    throw new Error(`apps/${app}/dist lacks ${missing[0]}, which its build.json names.`);
}

/**
 * The package's version and 8 hex digits over names and contents, including the descriptor.
 * @param {string} home
 * @param {Map<string, Buffer>} files
 * @param {string} description
 */
async function versionNumber(home, files, description) {
  const hash = createHash('sha256').update(description);
  for (const [name, content] of files) hash.update(`\0${name}\0`).update(content);
  const { version } = await readJson(join(home, 'package.json'));
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/**
 * @param {string} folder
 * @param {Map<string, Buffer>} contents
 */
function integrityOfFiles(folder, contents) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const [name, content] of contents) {
    if (/\.(?:js|css)$/.test(name)) files[`/${folder}/${name}`] = integrityOf(content);
  }
  return files;
}
