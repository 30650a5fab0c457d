import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { childBuild } from './child-build.mjs';

/** @typedef {import('../release/types.d.ts').InlineScripts} Texts */

const names = /** @type {const} */ (['look', 'preload', 'refused', 'landing']);

/**
 * Builds the scripts that are part of the shell's page, each as one classic script that loads nothing. They are small
 * in development too, because they are always built for production.
 * @param {import('@rspack/core').Configuration} base common configuration of the shell's builds
 */
export const builtInlineScripts = (base) =>
  childBuild(
    {
      ...base,
      name: 'inline-scripts',
      mode: 'production',
      entry: Object.fromEntries(names.map((name) => [name, `./src/boot/${name}-script.ts`])),
      output: { filename: '[name].js', asyncChunks: false },
      optimization: { ...base.optimization, splitChunks: false },
    },
    async (folder) =>
      /** @type {Texts} */ (
        Object.fromEntries(
          await Promise.all(
            names.map(async (name) => [name, (await readFile(join(folder, `${name}.js`), 'utf8')).trim()]),
          ),
        )
      ),
  );

/** Builds those scripts with the shell, for its report. */
export class InlineScripts {
  #base;
  /** @type {Texts | undefined} */
  texts;
  /** Their source files. @type {readonly string[]} */
  files = [];

  /** @param {import('@rspack/core').Configuration} base common configuration of the shell's builds */
  constructor(base) {
    this.#base = base;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('InlineScripts', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'InlineScripts', stage }, async () => {
        const { content, files, sources } = await builtInlineScripts(this.#base);
        this.texts = content;
        this.files = files;
        compilation.fileDependencies.addAll(sources);
      });
    });
  }
}
