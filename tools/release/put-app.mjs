import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeTwins } from './compress.mjs';
import { exists, filesUnder, integrityOf, readJson } from './files.mjs';
import { pageFiles, publicFiles } from './shell-page.mjs';

/** The folder of the page that a shell's version is taken over: a page names its files by addresses with the version. */
const noVersion = 's/version';

/**
 * Puts one built app into its immutable folder of the release and tells what is there: the shell with its page, its
 * headers and its public files. A folder that exists is left alone: a version never changes.
 * Throws one sentence when the app was not built or a named file is missing.
 * @param {{ app: string, root: string, target: string, compress: boolean, integrityPolicy: boolean }} place
 * @returns {Promise<import('./types.d.ts').ReleasedApp>}
 */
export async function putApp({ app, root, target, compress, integrityPolicy }) {
  const home = join(root, 'apps', app);
  /** @type {import('./types.d.ts').Build | undefined} */
  const build = await readJson(join(home, 'dist/build.json'));
  if (!build)
    throw new Error(`${app} is not built: apps/${app}/dist/build.json is missing. Run npm run build.`);
  const built = await builtFiles(join(home, 'dist'));
  refuseMissing(app, build, [...built.keys()]);

  const isShell = build.kind === 'shell';
  const atRoot = isShell ? await publicFiles(root, built) : new Map();
  /** @param {string} folder */
  const filesIn = async (folder) => {
    const shell = { folder, build, files: vouched(folder, built) };
    const page = isShell ? await pageFiles({ root, shell, integrityPolicy }) : [];
    return new Map([...built, ...atRoot, ...page]);
  };

  const descriptor = await readJson(join(home, 'module.json'));
  const version = await versionOf(home, await filesIn(noVersion), JSON.stringify([build, descriptor]));
  const folder = isShell ? `s/${version}` : `m/${build.name}/${version}`;
  const files = await filesIn(folder);
  if (!(await exists(join(target, folder))))
    await writeInOneStep({ files, folder: join(target, folder), compress });
  return {
    name: build.name,
    kind: build.kind,
    version,
    folder,
    build,
    descriptor,
    files: vouched(folder, files),
    publicFiles: [...atRoot.keys()],
  };
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
 * @param {Map<string, Buffer>} files
 * @param {string} description
 */
async function versionOf(home, files, description) {
  const hash = createHash('sha256').update(description);
  for (const [name, content] of files) hash.update(`\0${name}\0`).update(content);
  const { version } = await readJson(join(home, 'package.json'));
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/** @param {{ files: Map<string, Buffer>, folder: string, compress: boolean }} written */
async function writeInOneStep({ files, folder, compress }) {
  const temporary = `${folder}.${process.pid}.tmp`;
  for (const [name, content] of files) {
    await mkdir(dirname(join(temporary, name)), { recursive: true });
    await writeFile(join(temporary, name), content);
  }
  if (compress) await writeTwins([...files.keys()].map((name) => join(temporary, name)));
  // Two releases of the same bytes may meet here: the first one wins and the second one's copy is dropped.
  await rename(temporary, folder).catch(async (error) => {
    await rm(temporary, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  });
}

/**
 * @param {string} folder
 * @param {Map<string, Buffer>} contents
 */
function vouched(folder, contents) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const [name, content] of contents) {
    if (/\.(?:js|css)$/.test(name)) files[`/${folder}/${name}`] = integrityOf(content);
  }
  return files;
}
