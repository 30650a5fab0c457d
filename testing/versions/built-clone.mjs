import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allApps } from '../../tools/apps.mjs';
import { filesUnder } from '../../tools/release/files.mjs';
import { releaseApps } from '../../tools/release/release-apps.mjs';
import { scratchClone } from '../repository/scratch-copy.mjs';
import { runCommand } from '../../tools/start/run-command.mjs';

const root = join(import.meta.dirname, '../..');
const sources = ['apps', 'libs', 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const rspack = ['node_modules/@rspack/cli/bin/rspack.js', 'build'];

/**
 * A clone of the project that builds without Nx, because all clones on a machine share Nx's cache, and it would return
 * builds that this clone did not make.
 * @param {string} folder the target folder, whose contents are replaced
 */
export async function builtClone(folder) {
  const clone = await scratchClone(root, sources, folder);
  return { ...clone, release: () => buildAndRelease(folder) };
}

/**
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} the version of each app
 */
async function buildAndRelease(folder) {
  // Starts at the end with the shell, which takes longest.
  const waiting = allApps();
  const worker = async () => {
    for (let app = waiting.pop(); app; app = waiting.pop()) await build(folder, app);
  };
  await Promise.all([worker(), worker()]);
  const { released } = await releaseApps({ root: folder, compress: false });
  return Object.fromEntries(released.map(({ name, version }) => [name, version]));
}

/** @param {string} folder @param {string} app */
async function build(folder, app) {
  const [script = '', ...parameters] = rspack;
  const { exitCode, all } = await runCommand(process.execPath, [join(folder, script), ...parameters], {
    cwd: join(folder, 'apps', app),
    // Nx names each task after the folder of the project.
    env: { NODE_ENV: 'production', NX_TASK_HASH: folder },
  });
  if (exitCode !== 0) throw new Error(`${app} was not built: ${all}`);
}

/**
 * Everything that a build and a release wrote, including source maps. History and the notes about versions are left out,
 * because they contain times.
 * @param {string} folder
 * @returns {Promise<Map<string, string>>} contents by path
 */
export async function leftBy(folder) {
  const folders = ['dist/release', ...allApps().map((app) => `apps/${app}/dist`)];
  const paths = await Promise.all(
    folders.map(async (output) =>
      (await filesUnder(join(folder, output))).map((path) => `${output}/${path}`),
    ),
  );
  return new Map(
    await Promise.all(
      paths
        .flat()
        .filter((path) => !/^dist\/release\/history\/|\/notes\.json$/.test(path))
        .map(async (path) => /** @type {const} */ ([path, await readFile(join(folder, path), 'latin1')])),
    ),
  );
}

/**
 * The apps whose built files contain code of a source file, according to their source maps.
 * @param {Map<string, string>} files
 * @param {string} source path from the root
 */
export const appsHolding = (files, source) =>
  allApps().filter((app) =>
    [...files].some(
      ([path, text]) =>
        path.startsWith(`apps/${app}/dist/`) &&
        path.endsWith('.map') &&
        JSON.parse(text).sources.some((/** @type {string} */ one) => one.endsWith(`/${source}`)),
    ),
  );

/**
 * The name of each app's chunk list in the page.
 * @param {Map<string, string>} files
 * @returns {Record<string, string[]>} by app
 */
export const chunkLists = (files) =>
  Object.fromEntries(
    allApps().map((app) => {
      const scripts = [...files].filter(
        ([path]) => path.startsWith(`apps/${app}/dist/`) && path.endsWith('.js'),
      );
      const named = scripts.flatMap(([, text]) => text.match(/\bdayloom_chunks_[\w-]+/g) ?? []);
      return [app, [...new Set(named)]];
    }),
  );
