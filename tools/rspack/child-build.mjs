import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { filesIn } from './files-in.mjs';

/**
 * Runs a build whose output becomes part of another build, and removes its files after `read`.
 * @template Content
 * @param {import('@rspack/core').Configuration} config
 * @param {(folder: string) => Promise<Content>} read
 * @returns {Promise<{ content: Content, files: string[], sources: string[] }>} the included files, and all files that
 *   were read
 */
export async function childBuild(config, read) {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-build-'));
  try {
    const lists = await build({ ...config, devtool: false, output: { ...config.output, path: folder } });
    return { content: await read(folder), ...lists };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import('@rspack/core').Configuration} config
 * @returns {Promise<{ files: string[], sources: string[] }>}
 */
function build(config) {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      const files = stats ? [...filesIn(stats.compilation)] : [];
      const sources = [...(stats?.compilation.fileDependencies ?? [])];
      compiler.close(() => (failure ? reject(failure) : resolve({ files, sources })));
    });
  });
}
