import { join } from 'node:path';
import { BuildReport } from '../../rspack/build-report.mjs';
import { compiledOnArrival } from '../../rspack/compile-hint.mjs';
import { base, output } from '../../rspack/config.mjs';
import { InlineScripts } from '../../rspack/inline-scripts.mjs';
import { ServiceWorker } from '../../rspack/service-worker.mjs';
import { builtTo } from '../prepare-build.mjs';

const shell = join(import.meta.dirname, '../../../apps/shell');
const scripts = new InlineScripts(base(shell, false));

/** The lower bound for a start, built and released as the shell is: the reference for `npm run bench start`. */
export default {
  ...base(shell, false),
  name: 'floor',
  entry: { main: join(import.meta.dirname, 'main.tsx') },
  output: { ...output('floor'), path: builtTo('floor') },
  plugins: [
    compiledOnArrival('main'),
    // Every release needs a service worker.
    new ServiceWorker(base(shell, false)),
    scripts,
    new BuildReport({ kind: 'shell', name: 'shell', shared: {}, scripts: () => scripts.texts }),
  ],
};
