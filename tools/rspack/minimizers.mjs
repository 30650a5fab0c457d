import { rspack } from '@rspack/core';

export const minimizers = () => [
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      compress: { passes: 2 },
      // With other characters, a browser keeps two bytes in memory for each character of the script.
      format: { comments: false, ascii_only: true },
    },
  }),
  new rspack.LightningCssMinimizerRspackPlugin({
    minimizerOptions: { targets: 'chrome >= 120, firefox >= 128, safari >= 17.4' },
  }),
];
