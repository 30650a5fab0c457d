import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { moduleDescriptors } from '../../tools/apps.mjs';
import { scratchClone } from '../repository/scratch-copy.mjs';
import { ask } from '../server/ask.mjs';
import { createServer } from '../../tools/server/create-server.mjs';
import { runCommand } from '../../tools/start/run-command.mjs';
import { verify } from '../../tools/release/commands/look.mjs';
import { folderStore } from '../../tools/release/stores/folder-store.mjs';

/**
 * Part of `npm run prove release`, in a clone of the project. Measures how long the release and the rollback of one
 * module take until a server responds with it, checks what `npm start` serves after the rollback, and what is live
 * after `kill -9` at random moments of the command. DAYLOOM_SEED chooses other moments. Exits with 1 when a figure
 * exceeds its limit.
 */

const times = 5;
const kills = 20;
const seed = Number(process.env['DAYLOOM_SEED'] ?? 1);
const limits = { release: 15, rollback: 2 };

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/release');
const sources = [
  'apps',
  'libs',
  'functions',
  'tools',
  'nx.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const [module] = moduleDescriptors();
if (!module) throw new Error('There is no module to release.');
const { name } = module;

/** @param {string[]} words */
const npm = (...words) => runCommand('npm', ['run', ...words], { cwd: folder });

/** @param {string[]} words */
async function must(...words) {
  const { exitCode, all } = await npm(...words);
  if (exitCode !== 0) throw new Error(`npm run ${words.join(' ')} failed.\n${all}`);
}

await scratchClone(root, sources, folder);
console.log('Building a clone, so that the cache is warm...');
await must('build');
const server = await createServer({ folder: join(folder, 'dist/release') });

/** The version that a page loaded now would start. */
async function liveVersion() {
  const { body } = await ask(server.port, '/modules.json');
  /** @type {import('../../tools/release/types.d.ts').Registry} */
  const { modules } = JSON.parse(body.toString());
  return modules.find((one) => one.name === name)?.version ?? '';
}

/** Seconds from a command until the server responds with another version. @param {string[]} words */
async function untilLive(...words) {
  const before = await liveVersion();
  const since = performance.now();
  const command = { isOver: false };
  const running = must(...words).finally(() => {
    command.isOver = true;
  });
  // The command itself reports its errors.
  while ((await liveVersion()) === before && !command.isOver) await wait(10);
  const seconds = (performance.now() - since) / 1000;
  await running;
  if ((await liveVersion()) === before) throw new Error(`npm run ${words.join(' ')} changed nothing.`);
  return seconds;
}

/** Changes one byte of the module. @param {number} number */
const change = (number) =>
  appendFile(
    join(folder, `apps/${name}/src/module.ts`),
    `\nObject.assign(globalThis, { proof: ${number} });\n`,
  );

/** @param {'release' | 'rollback'} what @param {number[]} all seconds */
function print(what, all) {
  const list = all.map((one) => one.toFixed(1)).join(', ');
  const worst = Math.max(...all);
  console.log(
    `${what} of ${name}: ${list} s until live, at most ${worst.toFixed(1)} s (limit ${limits[what]} s)`,
  );
  if (worst > limits[what]) process.exitCode = 1;
}

const releases = [];
for (let number = 0; number < times; number += 1) {
  await change(number);
  releases.push(await untilLive('release', name));
}
print('release', releases);

const built = () => readFile(join(folder, `apps/${name}/dist/build.json`), 'utf8');
const [buildBefore, rollbacks] = [await built(), /** @type {number[]} */ ([])];
for (let number = 0; number < times; number += 1)
  rollbacks.push(await untilLive('release', 'rollback', name));
print('rollback', rollbacks);
if ((await built()) !== buildBefore) throw new Error('A rollback built something.');

// A start serves the rolled-back version without a build.
const live = await readFile(join(folder, 'dist/release/modules.json'), 'utf8');
const starting = spawn(process.execPath, ['tools/start.mjs', '--no-install', '--port', '4500'], {
  ...{ cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
});
let output = '';
for await (const text of starting.stdout) if (/Dayloom is ready/.test((output += text))) break;
starting.kill();
await once(starting, 'exit');
if (!/is served as it is/.test(output)) throw new Error(`npm start built after a rollback.\n${output}`);
if ((await readFile(join(folder, 'dist/release/modules.json'), 'utf8')) !== live)
  throw new Error('npm start changed what is live after a rollback.');
console.log('npm start after the rollback: served as it is');

// Kills at random moments within the time that a release takes.
const longest = Math.max(...releases) * 1000;
let state = seed;
const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
let unchanged = 0;
for (let number = 0; number < kills; number += 1) {
  await change(times + number);
  const before = await liveVersion();
  const command = spawn(process.execPath, ['tools/release/run.mjs', name], {
    ...{ cwd: folder, stdio: 'ignore', detached: true },
  });
  const ended = once(command, 'exit');
  await Promise.race([ended, wait(longest * random())]);
  if (command.exitCode === null && command.pid) process.kill(-command.pid, 'SIGKILL');
  await ended;
  if ((await liveVersion()) === before) unchanged += 1;
  const { faults } = await verify(folderStore(join(folder, 'dist/release')));
  if (faults[0]) throw new Error(`After kill -9 number ${number + 1}: ${faults.join(' ')}`);
}
await must('release', name);
await server.close();
// Other work of the machine affects every figure.
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
console.log(
  `kill -9 at ${kills} random moments (seed ${seed}): ${unchanged} times nothing changed, else all of it was live; none left half`,
);
