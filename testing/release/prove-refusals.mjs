import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchClone } from '../repository/scratch-copy.mjs';
import { quietNx } from '../../tools/start/build-apps.mjs';
import { runCommand } from '../../tools/start/run-command.mjs';

/**
 * Part of `npm run prove release`, in a clone of the project: breaks a new module in every way that lint and release
 * refuse, one at a time, with the real commands; then goes back with the shell, and forward again. Exits with 1 when a
 * command does something else.
 */

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/refusals');
const sources = [
  ...['apps', 'libs', 'functions', 'tools', 'nx.json', 'package.json', 'package-lock.json'],
  ...['tsconfig.base.json', 'tsconfig.json', '.oxlintrc.json'],
];
const module = 'apps/habits';
const descriptor = `${module}/module.json`;
const screen = `${module}/src/habits/habits.tsx`;

const clone = await scratchClone(root, sources, folder);
const at = (/** @type {string} */ path) => join(folder, path);
const read = (/** @type {string} */ path) => readFile(at(path), 'utf8');

/** @param {string} program @param {...string} words */
const run = (program, ...words) => runCommand(program, words, { cwd: folder, env: quietNx });
/** @param {...string} words @returns {Promise<string>} what the command printed */
async function must(...words) {
  const { exitCode, all } = await run('npm', 'run', ...words);
  if (exitCode !== 0) throw new Error(`npm run ${words.join(' ')} failed.\n${all}`);
  return all;
}
/** @returns {Promise<import('../../tools/release/types.d.ts').Registry>} */
const registry = async () => JSON.parse(await read('dist/release/modules.json'));
const liveHabits = async () => (await registry()).modules.find(({ name }) => name === 'habits')?.version;
/** @param {boolean} isSo @param {string} what */
function expectThat(isSo, what) {
  if (!isSo) throw new Error(`Not so: ${what}.`);
}

/** Adds an item to the descriptor. @param {string} kind @param {object} item */
const withItem = (kind, item) => async () => {
  const written = JSON.parse(await read(descriptor));
  await clone.write(descriptor, JSON.stringify({ ...written, [kind]: [...(written[kind] ?? []), item] }));
};
/** Lets the screen use a stylesheet. @param {string} name @param {string} text */
const style = (name, text) => async () => {
  await clone.write(`${module}/src/habits/${name}`, text);
  await clone.write(screen, `import './${name}';\n${await read(screen)}`);
};
const to = '/habits';

/** @type {[says: string, breakIt: () => Promise<void>][]} */
const breaks = [
  ["its path has to be an address such as '/habits'", withItem('routes', { id: 'a', path: 'a', title: 'A' })],
  [
    "names 'a', which is not among the routes",
    withItem('routes', { id: 'a', path: '/habits/a', title: 'A' }),
  ],
  ["names 'a', which is not among the commands", withItem('commands', { id: 'a', title: 'A' })],
  [
    "names 'a', which is not among the searchSources",
    withItem('searchSources', { id: 'a', title: 'A', order: 1 }),
  ],
  [
    "names 'a', which is not among the notificationSources",
    withItem('notificationSources', { id: 'a', title: 'A' }),
  ],
  ['its id has to be a name of lower-case letters', withItem('commands', { id: 'A', title: 'A', to })],
  [
    'leads to /nowhere, where no live module has a screen',
    withItem('commands', { id: 'a', title: 'A', to: '/nowhere' }),
  ],
  [
    "The address /today is taken by 'Today' of Planner",
    withItem('routes', { id: 'a', path: '/today', title: 'A' }),
  ],
  ['The address /login is taken by the shell', withItem('routes', { id: 'a', path: '/login', title: 'A' })],
  ["The intent 'add-goal' is taken by Planner", withItem('intents', { id: 'add-goal', title: 'A', to })],
  ["are taken by 'Home' of the shell", withItem('shortcuts', { id: 'a', title: 'A', keys: 'g h', to })],
  ["are taken by 'Dashboard' of Works", withItem('shortcuts', { id: 'a', title: 'A', keys: 'g d', to })],
  ['would style the whole page: name it *.module.css', style('plain.css', '.a { color: red }')],
  [
    "'header' would style the whole page",
    style('a.module.css', '@layer module { header { display: none } }'),
  ],
  ["'.a' is in no layer of modules", style('a.module.css', '.a { color: red }')],
];

console.log('Building a clone...');
await must('build');
await must('new-module', 'habits');
await must('release', 'habits');
const files = [descriptor, screen];
const whole = await Promise.all(files.map(read));
for (const [says, breakIt] of breaks) {
  const live = await read('dist/release/modules.json');
  await breakIt();
  const lint = await run(process.execPath, 'tools/lint/module.mjs', module);
  const release = await run('npm', 'run', 'release', 'habits');
  for (const { exitCode, all } of [lint, release])
    expectThat(exitCode === 1 && all.includes(says), `it says '${says}', but: ${all}`);
  expectThat((await read('dist/release/modules.json')) === live, 'a refused release changes nothing live');
  for (const [index, path] of files.entries()) await writeFile(at(path), whole[index] ?? '');
  for (const name of ['plain.css', 'a.module.css'])
    await rm(at(`${module}/src/habits/${name}`), { force: true });
}
console.log(`A module broken in ${breaks.length} ways: each is refused by lint and by release.`);

// A name that only the newer shell has.
const levels = JSON.parse(await read('libs/platform/levels.json'));
await clone.write('libs/platform/levels.json', JSON.stringify([...levels, ['proof']]));
await clone.replace(
  'libs/platform/src/contract/levels.ts',
  `platform: ${levels.length}`,
  `platform: ${levels.length + 1}`,
);
await clone.write(
  'libs/platform/src/index.ts',
  `${await read('libs/platform/src/index.ts')}\nexport const proof = 1;\n`,
);
const older = await liveHabits();
await clone.write(
  screen,
  `import { proof } from '@dayloom/platform';\n${whole[1]}\nObject.assign(globalThis, { proof });\n`,
);
const alone = await run('npm', 'run', 'release', 'habits');
expectThat(
  alone.exitCode === 1 && alone.all.includes(`it needs level ${levels.length + 1} of platform`),
  alone.all,
);
await must('release', 'shell', 'habits');
const newer = await liveHabits();
expectThat(newer !== older, 'both are live');
const says = await must('release', 'rollback', 'shell');
expectThat((await liveHabits()) === older && says.includes(`${older} is live instead`), says);
await clone.write(
  'libs/platform/src/index.ts',
  `${await read('libs/platform/src/index.ts')}\nexport const other = 1;\n`,
);
await clone.write('libs/platform/levels.json', JSON.stringify([...levels, ['proof', 'other']]));
const back = await must('release', 'shell');
expectThat((await liveHabits()) === newer, back);
console.log('A rollback of the shell took the module with it, and the next shell brought it back.');
await clone.remove();
