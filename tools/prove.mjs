import { ensureChromium } from './browser.mjs';
import { runCommand } from './start/run-command.mjs';

/**
 * `npm run prove <name>`: a long proof in full. `npm test` runs a fixed sample of each; here they run whole, each
 * piece under ten minutes. Exits with 1 when one fails, and names the proofs when none is asked for.
 */

const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default'];

/** @type {Record<string, { what: string, by?: string[], pieces: string[][] }>} */
const proofs = {
  access: {
    what: 'every hostile and legal attempt on firestore.rules, their coverage, and every mistake in them noticed',
    by: vitest,
    pieces: [['--project=emulator', 'tools/firestore/access']],
  },
  axe: {
    what: 'WCAG 2.2 AA on every screen, four themes, two widths, empty and filled',
    pieces: [['--project=embedded', 'e2e/a11y']],
  },
  close: {
    what: '200 tabs closed and 40 browsers killed right after the success toast',
    pieces: [['--project=embedded', 'e2e/faults/saving.spec.ts']],
  },
  journeys: {
    what: 'every journey, fault and header on Firebase as well',
    pieces: ['e2e/firebase', 'e2e/faults', 'e2e/journeys/[a-m]', 'e2e/journeys/[n-z]', 'e2e/security'].map(
      (files) => ['--project=firebase', files],
    ),
  },
  lost: {
    what: '200 tabs closed and 20 browsers killed right after the toast, 100 offline writes, on Firebase',
    pieces: [
      ['--project=firebase', 'e2e/faults/saving.spec.ts', 'e2e/firebase/offline.spec.ts', '--grep=OF2|OF3'],
    ],
  },
  reads: {
    what: 'documents that Firestore delivers to home and dashboard, with 100, 1,000 and 10,000 works',
    pieces: [['--project=firebase', 'e2e/firebase/reads.spec.ts']],
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
const env = { ...process.env, DAYLOOM_PROVE: name, DAYLOOM_CHROMIUM: ensureChromium(console.log) };
for (const piece of proof.pieces) {
  const words = [...(proof.by ?? playwright), ...piece];
  const { code } = await runCommand(process.execPath, words, { env, onLine: (line) => console.log(line) });
  if (code !== 0) process.exitCode = 1;
}
