import { rspack } from '@rspack/core';

const { RawSource, SourceMapSource } = rspack.sources;
const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: minimizing } = rspack.Compilation;

/** Length of the hashes in our file names; see `output`. */
const hashLength = 8;

/**
 * Hides the preliminary hashes in file names from the minimizer. It chooses variable names by how often each character
 * occurs, including those in the list of all chunks, and these hashes differ between builds of the same source. Without
 * this, one digit more could change the names and so create another version of the same program.
 */
export class MaskedHashes {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('MaskedHashes', (compilation) => {
      /** @type {ReadonlyMap<string, string>} */
      let masks = new Map();
      const { processAssets } = compilation.hooks;
      processAssets.tap({ name: 'MaskedHashes', stage: minimizing - 1 }, () => {
        masks = masksOf(compilation.getAssets());
        replaceAll(compilation, masks);
      });
      processAssets.tap({ name: 'MaskedHashes', stage: minimizing + 1 }, () => {
        replaceAll(compilation, new Map([...masks].map(([hash, mask]) => [mask, hash])));
      });
    });
  }
}

/**
 * Temporary replacement of each hash: it has the same length, and is the same in every build.
 * @param {readonly import('@rspack/core').Asset[]} assets
 */
function masksOf(assets) {
  const hashed = assets
    .flatMap(({ name, info }) => [info.contenthash ?? []].flat().map((hash) => ({ name, hash })))
    .filter(({ hash }) => hash.length === hashLength)
    .map(({ name, hash }) => ({ hash, rest: name.replaceAll(hash, '') }))
    .sort((a, b) => (a.rest < b.rest ? -1 : 1));
  return new Map(
    hashed.map(({ hash }, index) => [hash, `hash${String(index).padStart(hashLength - 4, '0')}`]),
  );
}

/** @param {import('@rspack/core').Compilation} compilation @param {ReadonlyMap<string, string>} words */
function replaceAll(compilation, words) {
  if (words.size === 0) return;
  const pattern = new RegExp([...words.keys()].join('|'), 'g');
  for (const { name, source } of compilation.getAssets().filter((asset) => asset.name.endsWith('.js'))) {
    const text = source.source().toString();
    const replaced = text.replaceAll(pattern, (word) => words.get(word) ?? word);
    if (replaced === text) continue;
    const map = source.map();
    compilation.updateAsset(name, map ? new SourceMapSource(replaced, name, map) : new RawSource(replaced));
  }
}
