import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeTwins } from './compress.mjs';
import { exists, filesUnder, integrityOf, readJson } from './files.mjs';

/**
 * Copies one built app into its immutable folder of the release and tells what is there.
 * A folder that exists is left alone: a version never changes.
 * Throws one sentence when the app was not built or a named file is missing.
 * @param {{ app: string, root: string, target: string, compress: boolean }} place
 * @returns {Promise<import('./types.d.ts').ReleasedApp>}
 */
export async function putApp({ app, root, target, compress }) {
  const home = join(root, 'apps', app);
  const dist = join(home, 'dist');
  /** @type {import('./types.d.ts').Build | undefined} */
  const build = await readJson(join(dist, 'build.json'));
  if (!build)
    throw new Error(`${app} is not built: apps/${app}/dist/build.json is missing. Run npm run build.`);
  const names = (await filesUnder(dist)).filter((name) => name !== 'build.json' && !name.endsWith('.map'));
  refuseMissing(app, build, names);

  const contents = await Promise.all(names.map((name) => readFile(join(dist, name))));
  const descriptor = await readJson(join(home, 'module.json'));
  const version = await versionOf(home, names, contents, JSON.stringify([build, descriptor]));
  const folder = build.kind === 'shell' ? `s/${version}` : `m/${build.name}/${version}`;
  if (!(await exists(join(target, folder))))
    await copyInOneStep({ dist, names, folder: join(target, folder), compress });
  return {
    name: build.name,
    kind: build.kind,
    version,
    folder,
    build,
    descriptor,
    files: vouched(folder, names, contents),
  };
}

/**
 * @param {string} app
 * @param {import('./types.d.ts').Build} build
 * @param {string[]} names
 */
function refuseMissing(app, build, names) {
  const entries = typeof build.entry === 'string' ? [build.entry] : [...build.entry.js, ...build.entry.css];
  const named = [...entries, ...build.files, ...Object.values(build.chunks).flat()];
  const missing = named.filter(
    (name) => !names.includes(name) && !name.endsWith('.map') && name !== 'build.json',
  );
  if (missing.length > 0)
    throw new Error(`apps/${app}/dist lacks ${missing[0]}, which its build.json names.`);
}

/**
 * The package's version and 8 hex digits over names and contents, the descriptor included.
 * @param {string} home
 * @param {string[]} names
 * @param {Buffer[]} contents
 * @param {string} description
 */
async function versionOf(home, names, contents, description) {
  const hash = createHash('sha256').update(description);
  for (const [index, name] of names.entries()) {
    hash.update(`\0${name}\0`).update(contents[index] ?? '');
  }
  const { version } = await readJson(join(home, 'package.json'));
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/** @param {{ dist: string, names: string[], folder: string, compress: boolean }} copy */
async function copyInOneStep({ dist, names, folder, compress }) {
  const temporary = `${folder}.${process.pid}.tmp`;
  for (const name of names) {
    await mkdir(dirname(join(temporary, name)), { recursive: true });
    await cp(join(dist, name), join(temporary, name));
  }
  if (compress) await writeTwins(names.map((name) => join(temporary, name)));
  // Two releases of the same bytes may meet here: the first one wins and the second one's copy is dropped.
  await rename(temporary, folder).catch(async (error) => {
    await rm(temporary, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  });
}

/**
 * @param {string} folder
 * @param {string[]} names
 * @param {Buffer[]} contents
 */
function vouched(folder, names, contents) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const [index, name] of names.entries()) {
    if (/\.(?:js|css)$/.test(name)) files[`/${folder}/${name}`] = integrityOf(contents[index] ?? '');
  }
  return files;
}
