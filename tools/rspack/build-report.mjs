import { rspack } from '@rspack/core';

/**
 * Writes `build.json` beside the built files: what they are and which of them each lazy piece needs, so that the
 * registry can have entry, screen and styles fetched side by side.
 */
export class BuildReport {
  #about;

  /** @param {{ kind: 'shell' | 'module', name: string, shared: Record<string, { version: string }> }} about */
  constructor(about) {
    this.#about = about;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildReport', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildReport', stage }, (assets) => {
        const text = JSON.stringify(this.#report(compilation, Object.keys(assets)), undefined, 2);
        compilation.emitAsset('build.json', new rspack.sources.RawSource(text));
      });
    });
  }

  /** @param {import('@rspack/core').Compilation} compilation @param {string[]} files */
  #report(compilation, files) {
    const { kind, name, shared } = this.#about;
    const loadable = (/** @type {readonly string[]} */ all) => all.filter((file) => /\.(js|css)$/.test(file));
    const chunks = Object.fromEntries(
      [...compilation.namedChunkGroups].map(([group, chunkGroup]) => [
        group,
        loadable(chunkGroup.getFiles()),
      ]),
    );
    const main = chunks['main'] ?? [];
    return {
      kind,
      name,
      entry:
        kind === 'module'
          ? files.find((file) => /^entry(\.[0-9a-f]+)?\.js$/.test(file))
          : {
              js: main.filter((file) => file.endsWith('.js')),
              css: main.filter((file) => file.endsWith('.css')),
            },
      files: files.filter((file) => !file.endsWith('.map')),
      chunks,
      shared: Object.fromEntries(Object.entries(shared).map(([key, { version }]) => [key, version])),
    };
  }
}
