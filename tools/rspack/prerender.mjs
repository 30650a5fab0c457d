import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { versionPlaceholder } from './version-placeholder.mjs';

const file = 'prerender.cjs';

/**
 * Renders the landing page as HTML: the shell's own components, built for Node.js and run here. Its CSS classes have
 * the same names as in the browser's build, because they depend on paths and on the build's unique name only.
 * @param {import('@rspack/core').Configuration} shell common configuration of the shell's builds
 * @param {string} uniqueName of the browser's build
 * @returns {Promise<string>} the same for the same source
 */
export async function prerenderedLanding(shell, uniqueName) {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-prerender-'));
  try {
    await build({
      ...shell,
      name: 'prerender',
      target: ['node', 'es2022'],
      devtool: false,
      entry: './src/boot/prerender.tsx',
      output: {
        path: folder,
        filename: file,
        uniqueName,
        publicPath: `/s/${versionPlaceholder}/`,
        library: { type: 'commonjs2' },
        // One file that contains everything and is deleted after it has run.
        asyncChunks: false,
      },
      module: {
        ...shell.module,
        generator: {
          ...shell.module?.generator,
          'css/auto': { ...shell.module?.generator?.['css/auto'], exportsOnly: true },
        },
      },
      optimization: { minimize: false },
    });
    return await createRequire(import.meta.url)(join(folder, file)).prerenderLanding();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {import('@rspack/core').Configuration} config */
function build(config) {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve(undefined)));
    });
  });
}
