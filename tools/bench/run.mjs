import { createServer } from '../server/create-server.mjs';
import { prepareRelease } from '../start/run.mjs';
import { evaluateBulk } from './bulk.mjs';
import { evaluateBytes } from './bytes.mjs';
import { localCertificate } from './certificate.mjs';
import { chosenBenches } from './chosen-benches.mjs';
import { evaluateFirebase } from './firebase.mjs';
import { evaluateGrowth } from './growth.mjs';
import { evaluateHome } from './home.mjs';
import { evaluateCoverage } from './coverage.mjs';
import floor from './floor/rspack.config.mjs';
import { evaluateActions } from './own-actions.mjs';
import { prepareBuild } from './prepare-build.mjs';
import { evaluateOfflineStart, evaluateStart } from './start.mjs';
import { evaluateRepeats } from './repeats.mjs';
import { launch } from './visits.mjs';
import { evaluateWarmStart } from './warm-start.mjs';

/**
 * `npm run bench [bytes] [coverage] [start] [growth] [home] [firebase] [actions] [bulk] [repeats] [--pairs 21]`: compares the
 * product with its limits, and its start with the lower bound of a start. Exits with 1 when a limit is broken or
 * undecided.
 */

/** @returns {ReturnType<typeof chosenBenches>} */
function readWords() {
  try {
    return chosenBenches(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const { chosen, pairs: asked } = readWords();
const say = console.log;
await prepareRelease();
const folder = 'dist/release';
// Hosting uses HTTP/2. With HTTP/1.1 a browser requests only six files at a time.
const { certificate, trust } = localCertificate();
const server = await createServer({ folder, certificate });
const browser = await launch(trust);
const bench = { browser, folder, product: server.url, certificate, trust, pairs: asked ?? 21, say };

/** @type {Record<string, () => Promise<readonly { name: string, holds: boolean }[]>>} */
const evaluate = {
  bytes: () => evaluateBytes(bench),
  coverage: () => evaluateCoverage(bench),
  start: async () => [
    ...(await evaluateStart({ ...bench, floor: await prepareBuild(floor) })),
    ...(await evaluateWarmStart(bench)),
    ...(await evaluateOfflineStart(bench)),
  ],
  growth: () => evaluateGrowth(bench),
  home: () => evaluateHome(bench),
  firebase: () => evaluateFirebase(bench),
  actions: () =>
    evaluateActions({ browser, folder, product: server.url, say, ...(asked && { samples: asked }) }),
  bulk: () => evaluateBulk({ browser, product: server.url, say, ...(asked && { samples: asked }) }),
  repeats: () => evaluateRepeats(bench),
};
const results = [];
try {
  for (const name of chosen) results.push(...((await evaluate[name]?.()) ?? []));
} finally {
  await browser.close();
  await server.close();
}
const broken = results.filter(({ holds }) => !holds);
say(`\n${results.length - broken.length} of ${results.length} limits hold.`);
for (const { name } of broken) say(`  not: ${name}`);
process.exitCode = broken.length > 0 || results.length === 0 ? 1 : 0;
