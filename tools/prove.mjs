import { ensureChromium } from './browser.mjs';
import { runCommand } from './start/run-command.mjs';

/**
 * `npm run prove <name>`: a long proof in full. `npm test` runs a fixed sample of each; here they run whole, each
 * piece under ten minutes. Exits with 1 when one fails, and names the proofs when none is asked for.
 */

/** @type {Record<string, { what: string, pieces: string[][] }>} */
const proofs = {
  axe: {
    what: 'WCAG 2.2 AA on every screen, four themes, two widths, empty and filled',
    pieces: [['e2e/a11y']],
  },
  close: {
    what: '200 tabs closed and 40 browsers killed right after the success toast',
    pieces: [['e2e/faults/saving.spec.ts']],
  },
};

const name = process.argv[2] ?? '';
const proof = proofs[name];
if (!proof) {
  console.log('npm run prove <name>, with one of:');
  for (const [known, { what }] of Object.entries(proofs)) console.log(`  ${known.padEnd(8)}${what}`);
  process.exit(1);
}

console.log(`${name}: ${proof.what}`);
const env = { ...process.env, DAYLOOM_PROVE: name, DAYLOOM_CHROMIUM: ensureChromium(console.log) };
for (const piece of proof.pieces) {
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line', ...piece];
  const { code } = await runCommand(process.execPath, words, { env, onLine: (line) => console.log(line) });
  if (code !== 0) process.exitCode = 1;
}
