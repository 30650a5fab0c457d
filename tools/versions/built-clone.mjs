import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesUnder } from '../release/files.mjs';
import { allApps, releaseApps } from '../release/release-apps.mjs';
import { scratchClone } from '../repository/scratch-copy.mjs';
import { lastLines, runCommand } from '../start/run-command.mjs';

const root = join(import.meta.dirname, '../..');
const sources = ['apps', 'libs', 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const rspack = ['node_modules/@rspack/cli/bin/rspack.js', 'build'];

/**
 * A clone of the project that builds by itself, without Nx: its cache is one for all clones on a machine, and would
 * answer for a build that was never made.
 * @param {string} folder where it is put, in place of what lies there
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
  // From the end, where the shell stands: it takes longest.
  const waiting = [...allApps];
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
  const { code, output } = await runCommand(process.execPath, [join(folder, script), ...parameters], {
    cwd: join(folder, 'apps', app),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`${app} was not built: ${lastLines(output)}`);
}

/**
 * Everything a build and a release left, source maps included.
 * @param {string} folder
 * @returns {Promise<Map<string, string>>} contents by path
 */
export async function leftBy(folder) {
  const places = ['dist/release', ...allApps.map((app) => `apps/${app}/dist`)];
  const paths = await Promise.all(
    places.map(async (place) => (await filesUnder(join(folder, place))).map((path) => `${place}/${path}`)),
  );
  return new Map(
    await Promise.all(
      paths
        .flat()
        .map(async (path) => /** @type {const} */ ([path, await readFile(join(folder, path), 'latin1')])),
    ),
  );
}
