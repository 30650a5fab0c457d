import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { serviceWorkerPath } from '../headers.mjs';
import { childBuild } from './child-build.mjs';

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
        const { content, files, sources } = await this.#build();
        this.files = files;
        compilation.emitAsset(file, new rspack.sources.RawSource(content), { minimized: true });
        compilation.fileDependencies.addAll(sources);
      });
    });
  }

  #build() {
    return childBuild(
      {
        ...this.#base,
        name: 'worker',
        target: ['webworker', 'es2022'],
        entry: './src/worker/worker.ts',
        output: { filename: file, asyncChunks: false },
      },
      (folder) => readFile(join(folder, file), 'utf8'),
    );
  }
}
