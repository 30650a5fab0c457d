import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

const root = join(import.meta.dirname, '../..');
const ids = 10_000;

/**
 * Removes the folder of the project from the output. Rspack makes the paths in a module's name relative before it
 * computes an id, except inside a longer text: the name of a shared module ends in the path of its file, and the
 * federation's start code is a `data:` address that imports one. Without this, ids, chunks, file names and versions
 * would depend on the project's folder.
 */
export class WithoutFolder {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WithoutFolder', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('WithoutFolder', (modules) => giveIds([...modules]));
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: 'WithoutFolder', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((one) => one.endsWith('.map')))
          compilation.updateAsset(
            name,
            (source) => new rspack.sources.RawSource(withoutFolder(source.source().toString())),
          );
      });
    });
  }
}

/** @param {string} text */
const withoutFolder = (text) => text.replaceAll(root, '').replaceAll(encodeURIComponent(root), '');

/** True when the name contains the folder anywhere except at its beginning. @param {string} name */
const hidesFolder = (name) =>
  name.split(/[|!]/).some((part) => withoutFolder(part) !== part && !part.startsWith(root));

/**
 * Assigns ids to these modules only. Rspack assigns the others later and skips ids that are in use.
 * @param {import('@rspack/core').Module[]} modules
 */
function giveIds(modules) {
  // In this hook `identifier` is a property, elsewhere it is a method.
  const named = modules.map((module) => ({ module, name: String(module.identifier) }));
  const taken = new Set();
  for (const { module, name } of named.filter((one) => hidesFolder(one.name)).sort(byName)) {
    let id = idOf(name);
    while (taken.has(id)) id = (id + 1) % ids;
    taken.add(id);
    Object.assign(module, { id });
  }
}

/**
 * Removes the hash of all module names that rspack appends to the name of concatenated modules.
 * @param {string} name
 */
const bareName = (name) => withoutFolder(name).replace(/\|[0-9a-f]+$/, '');

/** @param {{ name: string }} one @param {{ name: string }} other */
const byName = (one, other) => (bareName(one.name) < bareName(other.name) ? -1 : 1);

/** @param {string} name */
const idOf = (name) => createHash('sha256').update(bareName(name)).digest().readUInt32BE() % ids;
