import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { serviceWorkerPath } from '../headers.mjs';
import { filesIn } from './files-in.mjs';

const file = serviceWorkerPath.slice(1);

/**
 * Builds the shell's service worker as one classic script that loads nothing: without federation, chunks or the page's
 * styles. It is part of the shell's build, so it belongs to the shell's version.
 */
export class ServiceWorker {
  #base;
  /** The source files of the worker. @type {readonly string[]} */
  files = [];

  /** @param {import('@rspack/core').Configuration} base common configuration of our builds */
  constructor(base) {
    this.#base = base;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ServiceWorker', stage }, async () => {
        const { text, files, sources } = await this.#build();
        this.files = files;
        compilation.emitAsset(file, new rspack.sources.RawSource(text), { minimized: true });
        compilation.fileDependencies.addAll(sources);
      });
    });
  }

  async #build() {
    const folder = await mkdtemp(join(tmpdir(), 'dayloom-worker-'));
    try {
      const { files, sources } = await build({
        ...this.#base,
        name: 'worker',
        target: ['webworker', 'es2022'],
        devtool: false,
        entry: './src/worker/worker.ts',
        output: { path: folder, filename: file, asyncChunks: false },
      });
      return { text: await readFile(join(folder, file), 'utf8'), files, sources };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/**
 * @param {import('@rspack/core').Configuration} config
 * @returns {Promise<{ files: readonly string[], sources: Iterable<string> }>} the included files, and all files that were read
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
