import { rspack } from '@rspack/core';

/**
 * Has the browser compile every function of a file while the file arrives, on a thread of its own, and not one by one
 * as they are called: nearly all of what the shell's main script holds runs at the start. V8 reads the line at the
 * head of the file (https://v8.dev/blog/explicit-compile-hints); others see a comment.
 * @param {string} name of the entry
 */
export const compiledOnArrival = (name) =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // Only scripts: a stylesheet would lose its first block, for in CSS this is no comment.
    include: new RegExp(`^${name}\\..*js$`),
    // The minimizer takes comments away, and the name of the file is made of what it holds.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
