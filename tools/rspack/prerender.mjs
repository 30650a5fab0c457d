import { createRequire } from 'node:module';
import { join } from 'node:path';
import { childBuild } from './child-build.mjs';
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
  const { content } = await childBuild(
    {
      ...shell,
      name: 'prerender',
      target: ['node', 'es2022'],
      entry: './src/boot/prerender.tsx',
      output: {
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
    },
    (folder) => createRequire(import.meta.url)(join(folder, file)).prerenderLanding(),
  );
  return content;
}
