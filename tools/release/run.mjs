import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { allApps } from '../apps.mjs';
import { rejectLostOptions } from '../npm-options.mjs';
import { buildApp } from '../start/build-apps.mjs';
import { copyRelease } from './commands/copy.mjs';
import { explain } from './commands/explain.mjs';
import { list, verify } from './commands/look.mjs';
import { promote } from './commands/promote.mjs';
import { prune } from './commands/prune.mjs';
import { release } from './commands/release.mjs';
import { rollback } from './commands/rollback.mjs';
import { withdraw } from './commands/withdraw.mjs';
import { folderAt } from './folder-at.mjs';
import { hostAt } from './hosting/host.mjs';
import { prepareHosting } from './hosting/prepare.mjs';
import { pull } from './hosting/pull.mjs';
import { noShell } from './registry.mjs';
import { folderStore } from './stores/folder-store.mjs';
import { readLive } from './switch.mjs';

const usage = `npm run release <app>...                    builds apps, stores them and makes them live in one switch
npm run release promote <app> <version>    makes a version live that is there, without a build
npm run release rollback <app> [version]   goes back, to the version before unless one is named; modules that need the
                                           newer shell go with it
npm run release withdraw <app> <version>   keeps every page from loading that version
npm run release list                       every version that is there, and what it was built from
npm run release verify                     reads all that is live and compares it with what was released
npm run release prune                      removes what was not live for 30 days, but for ten versions of each app
npm run release explain <app> <version> < stack  prints a browser's stack with the positions in the sources
npm run release copy -- --to <folder>      copies what is live to the folder of a static host, and removes nothing
npm run release pull -- --from <address>   brings what is live at a host, so that releases go on from it
npm run release hosting -- --from <address>  makes the folder ready for a deploy to Firebase Hosting

Behind --, as in npm run release <app> -- --not-live:
  --target <folder>   of the releases; dist/release unless it is named
  --not-live          stores the version and switches nothing
  --anyway            switches in spite of what the command objects to, which the version then notes;
                      copies in place of releases that the folder does not continue
  --only              rolls back the shell alone
  --to <folder>       that a static host serves
  --headers-set       copies a shell with other headers, which the host sends already
  --from <address>    of the host, such as https://example.web.app
  --first             says that nothing is live at the host yet`;

const root = resolve(import.meta.dirname, '../..');

/** @param {string[]} lines @returns {number} the exit code */
function say(...lines) {
  for (const line of lines) console.log(line);
  return 0;
}

/**
 * Runs the commands that exchange data between the folder and a host with a copy of it.
 * @param {string} verb
 * @param {{ target: string, from: string, first: boolean, hook: boolean }} options
 */
async function withHost(verb, { target, from, first, hook }) {
  const host = hostAt(from);
  const folder = folderAt(root, target);
  if (verb === 'pull') return say(...(await pull(folderStore(folder), host)));
  return say(await prepareHosting({ folder, root, host, isFirst: first, isHook: hook }));
}

/** Reads standard input to its end. */
function readInput() {
  if (process.stdin.isTTY) console.error('Paste the stack, then press Enter and Ctrl-D.');
  return text(process.stdin);
}

/** Maximum number of arguments per command. */
const maxWords = new Map([
  ...['copy', 'list', 'verify', 'prune', 'pull', 'hosting'].map((verb) => /** @type {const} */ ([verb, 0])),
  ['explain', 2],
  ['promote', 2],
  ['rollback', 2],
  ['withdraw', 2],
]);

/** Rejects extra arguments before anything runs, because they were meant for something. @param {string[]} words */
function rejectExtraWords([verb = '', ...words]) {
  const surplus = words.slice(maxWords.get(verb) ?? Number.POSITIVE_INFINITY);
  if (surplus.length > 0)
    throw new Error(`npm run release ${verb} does not take '${surplus.join(' ')}'. Nothing was done.`);
}

/** @param {string[]} words @param {{ target: string, 'not-live': boolean, anyway: boolean, only: boolean, from: string, first: boolean, hook: boolean, to: string, 'headers-set': boolean }} options @returns {Promise<number>} the exit code */
async function run(words, { target, anyway, only, ...options }) {
  const [verb = '', app = '', version] = words;
  if ((verb === 'pull' || verb === 'hosting') && options.from) return withHost(verb, { target, ...options });
  const store = folderStore(folderAt(root, target));
  if (verb === 'copy' && options.to) {
    const to = folderStore(folderAt(root, options.to));
    return say(
      await copyRelease({ from: store, to, areHeadersSet: options['headers-set'], replaces: anyway }),
    );
  }
  if (verb === 'list') return say(...(await list(store)));
  if (verb === 'prune') return say(...(await prune({ store })));
  if (verb === 'verify') {
    const { faults, checked } = await verify(store);
    say(...faults, `${checked} versions read, ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.`);
    return faults.length > 0 ? 1 : 0;
  }
  if (verb === 'explain' && version) return say(await explain({ app, version, store, input: readInput }));
  if (verb === 'promote' && version) return say(await promote({ app, version, store, anyway }));
  if (verb === 'withdraw' && version) return say(await withdraw({ app, version, store }));
  if (verb === 'rollback' && app) return say(await rollback({ app, version, store, anyway, isOnly: only }));
  if (!verb) {
    say(usage);
    return 1;
  }
  if (maxWords.has(verb)) {
    const whole = usage.split('\n').find((line) => line.startsWith(`npm run release ${verb} `));
    throw new Error(
      `'${words.join(' ')}' is not a whole command. Nothing was done:\n${whole?.split(/ {2,}/)[0]}`,
    );
  }
  const unknown = words.find((word) => !allApps(root).includes(word));
  if (unknown !== undefined)
    throw new Error(
      `There is no program ${unknown}. There are: ${allApps(root).join(', ')}. Nothing was done.`,
    );
  const apps = [...new Set(words)];
  if (!apps.includes('shell') && !(await readLive(store))) throw new Error(noShell);
  for (const one of apps) await buildApp(root, one);
  return say(await release({ apps, root, store, anyway, isLive: !options['not-live'] }));
}

const since = Date.now();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      target: { type: 'string', default: 'dist/release' },
      'not-live': { type: 'boolean', default: false },
      anyway: { type: 'boolean', default: false },
      only: { type: 'boolean', default: false },
      from: { type: 'string', default: '' },
      to: { type: 'string', default: '' },
      'headers-set': { type: 'boolean', default: false },
      first: { type: 'boolean', default: false },
      hook: { type: 'boolean', default: false },
    },
  });
  const typed = ['npm run release', ...positionals].join(' ');
  if (values.only && (positionals[0] !== 'rollback' || positionals[1] !== 'shell'))
    throw new Error('--only is for npm run release rollback shell. Nothing was done.');
  rejectLostOptions(typed, ['not-live', 'target', 'anyway', 'only', 'from', 'headers-set']);
  rejectExtraWords(positionals);
  process.exitCode = await run(positionals, values);
  say(`${((Date.now() - since) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
