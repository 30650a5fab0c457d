import { createHash } from 'node:crypto';
import { rspack } from '@rspack/core';

/** Where the id will stand. As long as the id, so that source maps still point to the right columns. */
const place = 'BUILD_ID';

/** @param {string} name */
export const chunkListOf = (name) => `dayloom_chunks_${name}_${place}`;

/**
 * Names this build in the page. Two builds of one module may meet in an open tab; were their chunk lists one global,
 * the new runtime would replay the chunks of the old one. The id is a hash of what was built: the same source gives
 * the same bytes, and a change that reaches no byte gives no new version.
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
      // The bytes are final here but for the hashes in file names, which are then taken of the bytes with the id.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'BuildId', stage }, () => {
        const assets = compilation.getAssets();
        const chunkList = this.#chunkList.replace(place, idOf(assets));
        for (const { name, source } of assets.filter((asset) => /\.(?:js|js\.map)$/.test(asset.name))) {
          const text = source.source().toString().replaceAll(this.#chunkList, chunkList);
          compilation.updateAsset(name, new rspack.sources.RawSource(text));
        }
      });
    });
  }
}

/**
 * Eight hex digits over names and bytes. The hashes that stand in them so far are left out: they are not of bytes.
 * @param {readonly import('@rspack/core').Asset[]} assets
 */
function idOf(assets) {
  const provisional = new RegExp(assets.flatMap(({ info }) => info.contenthash ?? []).join('|'), 'g');
  const contents = assets
    .filter(({ name }) => !name.endsWith('.map'))
    .map(({ name, source }) =>
      `${name}\0${source.buffer().toString('latin1')}\0`.replaceAll(provisional, ''),
    );
  return createHash('sha256').update(contents.sort().join(''), 'latin1').digest('hex').slice(0, place.length);
}
