import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

const root = join(import.meta.dirname, '../..');
const ids = 10_000;

/**
 * Keeps the folder of the project out of what is built. Rspack makes the paths in a module's name relative before it
 * takes an id from it, but not those inside of a longer text: the name of a shared module ends in the path of its
 * file, the start of the federation is a `data:` address that imports one. Ids, and with them chunks, file names and
 * versions, would depend on where the project lies.
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

/** True when a part of the name holds the folder anywhere but at its beginning. @param {string} name */
const hidesFolder = (name) =>
  name.split(/[|!]/).some((part) => withoutFolder(part) !== part && !part.startsWith(root));

/**
 * The other modules get theirs from rspack afterwards, which passes over ids that are taken.
 * @param {import('@rspack/core').Module[]} modules
 */
function giveIds(modules) {
  // Here the name is a property, elsewhere it is a method.
  const named = modules.map((module) => ({ module, name: String(module.identifier) }));
  const taken = new Set();
  for (const { module, name } of named.filter((one) => hidesFolder(one.name)).sort(byName)) {
    let id = idOf(name);
    while (taken.has(id)) id = (id + 1) % ids;
    taken.add(id);
    Object.assign(module, { id });
  }
}

/** What joined modules add to the name of the first is a hash over all their names. @param {string} name */
const bareName = (name) => withoutFolder(name).replace(/\|[0-9a-f]+$/, '');

/** @param {{ name: string }} one @param {{ name: string }} other */
const byName = (one, other) => (bareName(one.name) < bareName(other.name) ? -1 : 1);

/** @param {string} name */
const idOf = (name) => createHash('sha256').update(bareName(name)).digest().readUInt32BE() % ids;
