import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { releaseApps } from '../release/release-apps.mjs';

const root = join(import.meta.dirname, '../..');

/** Where the build of a reference is written. @param {string} name */
export const builtTo = (name) => join(root, '.cache/bench', name, 'apps/shell/dist');

/**
 * Builds a reference to measure the product against, and releases it into a separate folder as the shell is released.
 * @param {import('@rspack/core').Configuration & { name: string }} config builds to `builtTo(name)`
 * @returns {Promise<string>} the folder of the release
 */
export async function prepareBuild(config) {
  const workspace = join(root, '.cache/bench', config.name);
  await rm(workspace, { recursive: true, force: true });
  await mkdir(join(workspace, 'apps/shell'), { recursive: true });
  await symlink(join(root, 'libs'), join(workspace, 'libs'));
  for (const part of ['package.json', 'index.html', 'public']) {
    await symlink(join(root, 'apps/shell', part), join(workspace, 'apps/shell', part));
  }
  await new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve(undefined)));
    });
  });
  const target = join(workspace, 'release');
  await releaseApps({ apps: ['shell'], root: workspace, target });
  return target;
}
