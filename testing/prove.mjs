import { ensureChromium } from '../tools/browser.mjs';
import { runCommand } from '../tools/start/run-command.mjs';

/**
 * `npm run prove <name>` runs long tests in full, in pieces of less than ten minutes. The gate (`npm test`) runs a
 * fixed sample of them, or none. Failed tests do not run again here. Exits with 1 when a test failed, and lists the
 * names when none is given.
 */

/** @param {'embedded' | 'firebase'} project @param {string[]} rest files, and filters for their tests */
const inBrowser = (project, ...rest) => [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--reporter=line',
  // The embedded backend has a project of its own for tests that need the whole browser.
  `--project=${project}*`,
  ...rest,
];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose'];
/** @param {string[]} rest files, and filters for their tests */
const inNode = (...rest) => [...vitest, '--project=!emulator', '--project=!chromium', ...rest];
/** @param {string[]} rest files, and filters for their tests */
const inEmulator = (...rest) => [...vitest, '--project=emulator', ...rest];

/** The browser tests by folder and first letter, so that each piece takes less than ten minutes. */
const browserPieces = [
  'e2e/a11y',
  'e2e/faults',
  'e2e/journeys/[a-k]',
  'e2e/journeys/[l-q]',
  // `npm run prove release` runs the two long ones.
  'e2e/journeys/[r-s](?!kew|tatic-host)',
  'e2e/journeys/[t-z]',
  'e2e/notifications',
  'e2e/security',
];

/** @type {Record<string, { what: string, pieces: string[][] }>} */
const proofs = {
  access: {
    what: 'every hostile and legal attempt on firestore.rules, their coverage, and every mistake in them noticed',
    pieces: [inEmulator('libs/data-firebase/src/testing/access')],
  },
  axe: {
    what: 'WCAG 2.2 AA on every screen, four themes, two widths, empty and filled, with dialogs, without a network and without a part; where the keyboard is, what is chosen, 320 pixels and 200 percent text everywhere',
    pieces: [
      ...['light', 'dark', 'cute', 'nature'].flatMap((theme) =>
        [1280, 390].map((width) =>
          inBrowser('embedded', 'e2e/a11y/axe', `--grep=, ${theme}, ${width} pixels`),
        ),
      ),
      inBrowser('embedded', 'e2e/a11y/[^a]'),
    ],
  },
  browser: {
    what: 'every browser test, on both backends',
    pieces: [
      ...browserPieces.map((files) => inBrowser('embedded', files)),
      ...['e2e/firebase/[a-l]', 'e2e/firebase/[m-z]', ...browserPieces].map((files) =>
        inBrowser('firebase', files),
      ),
    ],
  },
  close: {
    what: '200 tabs closed and 40 browsers killed right after the success toast',
    pieces: [inBrowser('embedded', 'e2e/faults/saving.spec.ts')],
  },
  contract: {
    what: 'the contract of the store in the IndexedDB of a browser, and on the Firestore emulator with that of push',
    pieces: [
      [...vitest, '--project=chromium', 'libs/data-local/src/contract'],
      inEmulator('libs/data-firebase/src/contract'),
    ],
  },
  engines: {
    what: "a user's day in Chromium, Firefox and WebKit, from signing up to a start without a server",
    pieces: [['tools/build.mjs'], ['testing/engines/prove-engines.mjs']],
  },
  export: {
    what: 'a thousand accounts of any records exported, deleted and imported, the same again; and 50,000 records while the page goes on drawing',
    pieces: [
      inNode('libs/data-local/src/store/export-import.test.ts'),
      inBrowser('embedded', 'e2e/journeys/large-transfer.spec.ts'),
    ],
  },
  faults: {
    what: 'every fault of every part of every module: survived, shown within 6 s, and recovered without a reload when it ended',
    pieces: [
      inBrowser(
        'embedded',
        '--reporter=line,./e2e/support/survivors-reporter.ts',
        '--trace=off',
        'e2e/faults/matrix.spec.ts',
      ),
      inEmulator('libs/data-firebase/src/remote/faults.emulator.test.ts'),
    ],
  },
  integrity: {
    what: 'every script and style of the five programs with changed bytes, and files that no registry names: blocked, none executed, from the server and as the device keeps them; and all of them taken without the protection',
    pieces: [inBrowser('embedded', 'e2e/security/integrity.spec.ts', 'e2e/security/kept-copies.spec.ts')],
  },
  lines: {
    what: '200,000 lines of quick add with a time and parts that look like a day: none on a day that one of them does not name',
    pieces: [inNode('libs/domain/src/quick-add/named-days.test.ts')],
  },
  lost: {
    what: '200 tabs closed and 20 browsers killed right after the toast, 100 offline writes and 20 log-outs right after the last change arrived, on Firebase',
    pieces: [
      inBrowser('firebase', 'e2e/faults/saving.spec.ts', '--grep=OF3'),
      inBrowser('firebase', 'e2e/firebase/offline.spec.ts', 'e2e/firebase/log-out.spec.ts'),
    ],
  },
  moments: {
    what: 'every notification shown once: 200 reminders with one and five tabs, random leads, snoozes and done ones on two devices, 2,000 of one minute, eight hours asleep, every day of seven years in twelve zones, 50 hostile pushes, and a storm of two thousand in one minute; the same of 60 series, of 40 days away and of two thousand series',
    pieces: [
      inNode('testing/notifications', 'apps/shell/src/notifications', 'libs/notifications'),
      inNode('libs/domain/src/time', 'libs/domain/src/reminders', 'libs/domain/src/notifications'),
      inEmulator('functions/src/planning', 'functions/src/sending'),
      inBrowser('embedded', 'e2e/notifications'),
    ],
  },
  reads: {
    what: 'documents that Firestore delivers in a first fill, a visit and after a change elsewhere, with 100, 1,000 and 50,000 records',
    pieces: [
      inBrowser('firebase', 'e2e/firebase/reads.spec.ts'),
      inEmulator('libs/data-firebase/src/cost.emulator.test.ts'),
    ],
  },
  release: {
    what: 'one module from the command until it is live, and back, five times each; releases killed at every write and at 20 random moments: nothing half is live; 20 releases of two modules at once lose nothing; every pair of old and new shell and modules, and tabs opened before a release or a rollback; a page load after every file of a copy to a static host; a new module broken in every way that a release refuses, and a rollback of the shell that takes it along',
    pieces: [
      inNode('tools/release/killed-release', 'tools/release/parallel-releases'),
      ['testing/release/prove-release.mjs'],
      ['testing/release/prove-refusals.mjs'],
      inBrowser('embedded', 'e2e/journeys/skew.spec.ts'),
      inBrowser('embedded', 'e2e/journeys/static-host.spec.ts'),
    ],
  },
  repeats: {
    what: '100,000 random repetition rules with the days of RFC 5545; 200 with a time in each of fourteen zones; 25,000 random series, whole, in parts of the calendar, and cut where they go on',
    pieces: [inNode('libs/domain/src/repeats')],
  },
  replica: {
    what: '10,000 random schedules of two and three devices in memory, with everything that can go wrong, a third of them with edits of steps, a third with sessions for tasks that are corrected, moved and deleted, and each planted mistake found; fifty runs in two tabs, and on two devices; DAYLOOM_SEED and DAYLOOM_SCHEDULES choose others',
    // A separate process for each, because thousands of simulated worlds fill the memory of one.
    pieces: [
      ...Array.from({ length: 20 }, (_, piece) => `piece ${piece + 1},`),
      'on the database|planted bug',
    ]
      .map((tests) => inNode('libs/sync/src/testing/simulation', '-t', tests))
      .concat([inNode('libs/sync/src/store/two-clocks', 'libs/clocks/src/engine/runs-in-two-tabs')]),
  },
  rounds: {
    what: 'a hundred rounds through all screens leave no node, listener or timer behind',
    pieces: [inBrowser('embedded', 'e2e/journeys/rounds.spec.ts')],
  },
  tools: {
    what: 'the tools that build, release, start servers or copy the repository',
    pieces: [[...vitest, '--project=long']],
  },
  versions: {
    what: 'one file of each library changed: new versions for the apps that hold it, and for no other',
    pieces: [inNode('testing/versions')],
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
ensureChromium(console.log);
const env = { DAYLOOM_PROVE: name };
for (const piece of proof.pieces) {
  const { exitCode } = await runCommand(process.execPath, piece, {
    env,
    stdout: 'inherit',
    stderr: 'inherit',
  });
  if (exitCode !== 0) process.exitCode = 1;
}
