import { extname } from 'node:path';
import { rspack } from '@rspack/core';
import { filesIn } from './files-in.mjs';
import { definedKinds, neededLevels, neededReact, usedKinds } from './needs.mjs';

/**
 * Writes `build.json` next to the built files: what they are and which of them each lazy chunk needs, so that the
 * registry can load entry, screen and styles in parallel.
 */
export class BuildReport {
  #about;

  /**
   * @param {{ kind: 'shell' | 'module', name: string, shared: Record<string, { version: string }>,
   *   scripts?: () => import('../release/types.d.ts').InlineScripts | undefined, landing?: () => Promise<string>,
   *   provides?: () => Promise<import('../release/types.d.ts').Provides>,
   *   faults?: (files: Iterable<string>) => Promise<string[]> }} about
   *   `scripts` and `landing`, the HTML, are what the release writes into the page; `provides` lists what a shell provides for modules;
   *   `faults` of a module with these files
   */
  constructor(about) {
    this.#about = about;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildReport', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'BuildReport', stage }, async (assets) => {
        const report = this.#report(compilation, Object.keys(assets));
        const scripts = this.#about.scripts?.();
        const landing = await this.#about.landing?.();
        const provides = await this.#about.provides?.();
        const faults = (await this.#about.faults?.(filesIn(compilation))) ?? [];
        compilation.warnings.push(...faults.map((fault) => new Error(fault)));
        const found = faults.length > 0 ? { faults } : {};
        const text = JSON.stringify({ ...report, provides, scripts, landing, ...found }, undefined, 2);
        compilation.emitAsset('build.json', new rspack.sources.RawSource(text));
      });
    });
  }

  /** @param {import('@rspack/core').Compilation} compilation @param {string[]} files */
  #report(compilation, files) {
    const { kind, name, shared } = this.#about;
    const built = [...filesIn(compilation)];
    // A shell provides the version that it holds; a module may run with an earlier one than it was built with.
    const isOfReact = (/** @type {string} */ library) =>
      kind === 'module' && /^react(?:-dom)?$/.test(library);
    const loadable = (/** @type {readonly string[]} */ all) => all.filter((file) => /\.(js|css)$/.test(file));
    // Sorts explicitly: the report is part of the version, and rspack orders the files of a chunk by hashes that the
    // names no longer contain.
    const groups = [...compilation.namedChunkGroups.keys()].sort();
    const filesOf = (/** @type {string} */ group) =>
      loadable(compilation.namedChunkGroups.get(group)?.getFiles() ?? []).sort(byKind);
    const main = filesOf('main');
    // A group also lists the page's own stylesheet when its styles are part of it.
    const chunks = Object.fromEntries(
      groups.map((group) => [
        group,
        filesOf(group).filter((file) => group === 'main' || !main.includes(file)),
      ]),
    );
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
      needs: neededLevels(built),
      kinds: kind === 'shell' ? definedKinds(built) : usedKinds(built),
      shared: Object.fromEntries(
        Object.entries(shared).map(([library, { version }]) => [
          library,
          isOfReact(library) ? neededReact(built, version) : version,
        ]),
      ),
    };
  }
}

/** Sorts styles before scripts and keeps the order otherwise. @param {string} one @param {string} other */
const byKind = (one, other) => extname(one).localeCompare(extname(other));
