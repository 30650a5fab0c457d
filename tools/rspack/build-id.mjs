import { createHash } from 'node:crypto';
import { rspack } from '@rspack/core';

/** Placeholder for the id. It has the id's length, so source maps keep pointing to the right columns. */
const placeholder = 'BUILD_ID';

/** @param {string} name */
export const chunkListOf = (name) => `dayloom_chunks_${name}_${placeholder}`;

/**
 * Gives each build its own name in the page. An open tab can contain two builds of one module; if they shared one
 * global chunk list, the new runtime would replay the chunks of the old one. The id is a hash of the built files: the
 * same source gives the same bytes, and a change that does not affect the output gives no new version.
 */
export class BuildId {
  #chunkList;

  /** @param {string} name */
  constructor(name) {
    this.#chunkList = chunkListOf(name);
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildId', (compilation) => {
      // At this stage the bytes are final except for the hashes in file names, which are computed later and include the
      // id.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'BuildId', stage }, () => {
        const assets = compilation.getAssets();
        const chunkList = this.#chunkList.replace(placeholder, idOf(assets));
        for (const { name, source } of assets.filter((asset) => /\.(?:js|js\.map)$/.test(asset.name))) {
          const text = source.source().toString().replaceAll(this.#chunkList, chunkList);
          compilation.updateAsset(name, new rspack.sources.RawSource(text));
        }
      });
    });
  }
}

/**
 * Eight hex digits computed from names and bytes. Leaves out the hashes in the names, because they do not depend on the
 * bytes yet.
 * @param {readonly import('@rspack/core').Asset[]} assets
 */
function idOf(assets) {
  const provisional = new RegExp(assets.flatMap(({ info }) => info.contenthash ?? []).join('|'), 'g');
  const contents = assets
    .filter(({ name }) => !name.endsWith('.map'))
    .map(({ name, source }) =>
      `${name}\0${source.buffer().toString('latin1')}\0`.replaceAll(provisional, ''),
    );
  return createHash('sha256')
    .update(contents.sort().join(''), 'latin1')
    .digest('hex')
    .slice(0, placeholder.length);
}
