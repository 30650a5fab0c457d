import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { BuildReport } from '../../rspack/build-report.mjs';
import { compiledOnArrival } from '../../rspack/compile-hint.mjs';
import { base, output, shellBase, uniqueNameOf } from '../../rspack/config.mjs';
import { prerenderedLanding } from '../../rspack/prerender.mjs';
import { ServiceWorker } from '../../rspack/service-worker.mjs';
import { FileIntegrity } from '../../rspack/file-integrity.mjs';
import { builtTo } from '../prepare-build.mjs';

const shell = join(import.meta.dirname, '../../../apps/shell');
const here = import.meta.dirname;

/** The same product as one build without modules: the reference for the cost of separately built modules. */
export default {
  ...shellBase(shell),
  name: 'one-build',
  entry: { main: './src/main.ts' },
  output: { ...output('one_build'), path: builtTo('one-build') },
  plugins: [
    new rspack.NormalModuleReplacementPlugin(
      /\/modules\/modules\.ts$|^\.\/modules\.ts$/,
      (/** @type {any} */ data) => {
        if (!data.contextInfo?.issuer?.includes('one-build')) data.request = join(here, 'modules.ts');
      },
    ),
    new rspack.NormalModuleReplacementPlugin(/\/loader\/federation\.ts$/, join(here, 'federation.ts')),
    compiledOnArrival('main'),
    new ServiceWorker(base(shell, false)),
    new FileIntegrity(),
    new BuildReport({
      kind: 'shell',
      name: 'shell',
      shared: {},
      landing: () => prerenderedLanding(shellBase(shell), uniqueNameOf('one_build')),
    }),
  ],
};
