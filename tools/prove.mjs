import { ensureChromium } from './browser.mjs';
import { runCommand } from './start/run-command.mjs';

/**
 * `npm run prove <name>`: a long proof in full. `npm test` runs a fixed sample of each; here they run whole, each
 * piece under ten minutes. Exits with 1 when one fails, and names the proofs when none is asked for.
 */

/** @param {'embedded' | 'firebase'} project @param {string[]} rest files, and which of their tests */
const inBrowser = (project, ...rest) => [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--reporter=line',
  `--project=${project}`,
  ...rest,
];
/** @param {'node' | 'emulator'} project @param {string[]} rest */
const inNode = (project, ...rest) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=verbose',
  `--project=${project}`,
  ...rest,
];

/** @type {Record<string, { what: string, pieces: string[][] }>} */
const proofs = {
  access: {
    what: 'every hostile and legal attempt on firestore.rules, their coverage, and every mistake in them noticed',
    pieces: [inNode('emulator', 'libs/data-firebase/src/testing/access')],
  },
  axe: {
    what: 'WCAG 2.2 AA on every screen, four themes, two widths, empty and filled',
    pieces: [inBrowser('embedded', 'e2e/a11y')],
  },
  close: {
    what: '200 tabs closed and 40 browsers killed right after the success toast',
    pieces: [inBrowser('embedded', 'e2e/faults/saving.spec.ts')],
  },
  journeys: {
    what: 'every journey, fault and header on Firebase as well',
    pieces: [
      'e2e/firebase/[a-l]',
      'e2e/firebase/[m-z]',
      'e2e/faults',
      'e2e/journeys/[a-m]',
      'e2e/journeys/[n-z]',
      'e2e/security',
    ].map((files) => inBrowser('firebase', files)),
  },
  lost: {
    what: '200 tabs closed and 20 browsers killed right after the toast, 100 offline writes and 20 log-outs right after the last change arrived, on Firebase',
    pieces: [
      inBrowser('firebase', 'e2e/faults/saving.spec.ts', '--grep=OF3'),
      inBrowser('firebase', 'e2e/firebase/offline.spec.ts', 'e2e/firebase/log-out.spec.ts'),
    ],
  },
  reads: {
    what: 'documents that Firestore delivers in a first fill, a visit and after a change elsewhere, with 100, 1,000 and 50,000 records',
    pieces: [
      inBrowser('firebase', 'e2e/firebase/reads.spec.ts'),
      inNode('emulator', 'libs/data-firebase/src/cost.emulator.test.ts'),
    ],
  },
  replica: {
    what: '10,000 random schedules of three devices in memory, with everything that can go wrong, and each planted mistake found; DAYLOOM_SEED and DAYLOOM_SCHEDULES choose others',
    // A process for each: what thousands of worlds leave behind fills the memory of one.
    pieces: [
      ...Array.from({ length: 20 }, (_, piece) => `piece ${piece + 1},`),
      'on the database|planted bug',
    ].map((tests) => inNode('node', 'libs/sync/src/testing/simulation', '-t', tests)),
  },
  skew: {
    what: 'the archived first release and this one on one database, on both backends, five times over',
    pieces: [
      inBrowser('embedded', 'e2e/skew', '--repeat-each=5'),
      inBrowser('firebase', 'e2e/firebase/old-and-new.spec.ts', '--repeat-each=5'),
    ],
  },
  versions: {
    what: 'one file of each library changed: new versions for the apps that hold it, and for no other',
    pieces: [inNode('node', 'tools/versions')],
  },
};

const name = process.argv[2] ?? '';
const proof = proofs[name];
if (!proof) {
  console.log('npm run prove <name>, with one of:');
  for (const [known, { what }] of Object.entries(proofs)) console.log(`  ${known.padEnd(10)}${what}`);
  process.exit(1);
}

console.log(`${name}: ${proof.what}`);
const env = { DAYLOOM_PROVE: name, DAYLOOM_CHROMIUM: ensureChromium(console.log) };
for (const piece of proof.pieces) {
  const { exitCode } = await runCommand(process.execPath, piece, {
    env,
    stdout: 'inherit',
    stderr: 'inherit',
  });
  if (exitCode !== 0) process.exitCode = 1;
}
