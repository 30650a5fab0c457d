import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { versionPlace } from './version-place.mjs';

const file = 'prerender.cjs';

/**
 * The landing page as HTML: the shell's own components, built for Node.js and run here. The names of its CSS classes
 * are those of the browser's build: they are made of paths and of the build's unique name.
 * @param {import('@rspack/core').Configuration} shell what every build of the shell begins with
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
        publicPath: `/s/${versionPlace}/`,
        library: { type: 'commonjs2' },
        // One file that holds everything, and is gone once it has run.
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
