import { extname } from 'node:path';
import { rspack } from '@rspack/core';
import { neededLevels } from './needs.mjs';

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
    // The report is part of the version, and rspack sorts the files of a chunk by hashes that are gone from their names.
    const groups = [...compilation.namedChunkGroups].sort(([one], [other]) => (one < other ? -1 : 1));
    const chunks = Object.fromEntries(
      groups.map(([group, chunkGroup]) => [group, loadable(chunkGroup.getFiles()).sort(byKind)]),
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
      files: files.filter((file) => !file.endsWith('.map')).sort(),
      chunks,
      needs: neededLevels(filesIn(compilation)),
      shared: Object.fromEntries(Object.entries(shared).map(([key, { version }]) => [key, version])),
    };
  }
}

/** The files that a build is made of; those whose names nobody uses are gone by now. @param {import('@rspack/core').Compilation} compilation */
function* filesIn({ chunks, chunkGraph }) {
  for (const chunk of chunks)
    for (const module of chunkGraph.getChunkModules(chunk))
      for (const one of module instanceof rspack.ConcatenatedModule ? module.modules : [module])
        if (one instanceof rspack.NormalModule) yield one.resource;
}

/** Styles before scripts, otherwise as they come. @param {string} one @param {string} other */
const byKind = (one, other) => extname(one).localeCompare(extname(other));
