import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { filesIn } from '../files-in.mjs';
import { licencesName } from './licences-name.mjs';
import { noticeOf, packageFolderOf } from './notice-of.mjs';

const { resolve } = createRequire(import.meta.url);
/** Every build contains its runtime, but no build lists a file of it. */
const bundler = packageFolderOf(resolve('@rspack/core'));
/** Its drawings are in our stylesheets of icons (`tools/icons/masks.mjs`). */
const drawings = packageFolderOf(resolve('lucide-react'));
const withDrawings = join('libs', 'ui', 'src', 'icons');

/**
 * Writes `licences.json`: each package and font in the built files with the text of its licence. The build fails when a
 * package has no licence or one that is not accepted.
 */
export class LicenceNotices {
  #others;

  /** @param {() => Iterable<string>} [others] files of another compiler's build whose output is part of this one */
  constructor(others = () => []) {
    this.#others = others;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LicenceNotices', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'LicenceNotices', stage }, () => {
        const files = [...filesIn(compilation), ...this.#others()];
        const packages = files.map((file) =>
          file.includes(withDrawings) ? drawings : packageFolderOf(file),
        );
        const folders = new Set([bundler, ...packages].filter((one) => one !== undefined));
        const notices = [...folders].map(noticeOf);
        const text = JSON.stringify(sorted(notices), undefined, 2);
        compilation.emitAsset(licencesName, new rspack.sources.RawSource(text));
      });
    });
  }
}

/**
 * Sorted and without duplicates, because a version can be installed in several places.
 * @param {import('./notice-of.mjs').Notice[]} notices
 */
const sorted = (notices) =>
  [...new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice]))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, notice]) => notice);
