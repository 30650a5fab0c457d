import { rspack } from '@rspack/core';

/**
 * Makes the browser compile every function of a file on a background thread while it loads, instead of one by one on
 * first call: nearly all of the shell's main script runs at the start. V8 reads the first line of the file
 * (https://v8.dev/blog/explicit-compile-hints); other engines ignore it as a comment.
 * @param {string} name of the entry
 */
export const compiledOnArrival = (name) =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // Applies to scripts only: this is no comment in CSS, so a stylesheet would lose its first block.
    include: new RegExp(`^${name}\\..*js$`),
    // Runs after the minimizer, which removes comments, and before the file name is computed from the contents.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
