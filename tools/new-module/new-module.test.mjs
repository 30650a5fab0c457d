import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleDescriptors } from '../apps.mjs';
import { scratchCopy } from '../../testing/repository/scratch-copy.mjs';
import { sourceFiles } from '../source-files.mjs';
import { withApp } from './lock-file.mjs';
import { newModule } from './new-module.mjs';

const root = join(import.meta.dirname, '../..');
const lockFile = join(root, 'package-lock.json');
const [taken] = moduleDescriptors(root);

/** Everything that creating a module changes: the files of the apps, and the lock file. */
const state = async () => [await sourceFiles(root, 'apps'), await readFile(lockFile, 'utf8')];

describe('a module that cannot be created', () => {
  it.each([
    { words: [], says: 'The module needs a name.' },
    { words: ['day', 'book'], says: "A module has one name, and 'day book' is 2." },
    { words: ['Journal'], says: "'Journal' cannot be a module's name: it takes 2 to 30 lower-case letters" },
    {
      words: ['day_book'],
      says: "'day_book' cannot be a module's name: it takes 2 to 30 lower-case letters",
    },
    { words: ['day--book'], says: "'day--book' cannot be a module's name: it takes 2 to 30 lower-case" },
    { words: ['book-'], says: "'book-' cannot be a module's name: it takes 2 to 30 lower-case letters" },
    { words: ['../evil'], says: "'../evil' cannot be a module's name: it takes 2 to 30 lower-case letters" },
    { words: ['1st'], says: "'1st' cannot be a module's name: it takes 2 to 30 lower-case letters" },
    { words: ['x'.repeat(31)], says: "cannot be a module's name: it takes 2 to 30 lower-case letters" },
    { words: ['shell'], says: "There is an app named 'shell' already." },
    { words: [taken?.name ?? ''], says: `There is an app named '${taken?.name}' already.` },
    { words: ['ui'], says: "'ui' is a library in libs/ui: choose another name." },
    { words: ['login'], says: 'The address /login belongs to the shell: choose another name.' },
    { words: ['dashboard'], says: 'The address /dashboard belongs to Works: choose another name.' },
    { words: ['constructor'], says: "'constructor' cannot be a module's name: every object has" },
    { words: ['con'], says: "'con' cannot be a module's name: no folder of Windows can have this name." },
    { words: ['home'], says: "'home' cannot be a module's name: it is the shell's own screen." },
  ])('$words: says why, and changes nothing', async ({ words, says }) => {
    const before = await state();
    await expect(newModule(root, words)).rejects.toThrow(says);
    expect(await state()).toEqual(before);
  });

  it('has a name that the release command uses for its own commands', async () => {
    const command = await readFile(join(root, 'tools/release/run.mjs'), 'utf8');
    const verbs = [...command.matchAll(/verb === '(\w+)'/g)].map(([, verb = '']) => verb);
    expect(verbs.length).toBeGreaterThan(3);
    for (const verb of verbs)
      await expect(newModule(root, [verb])).rejects.toThrow(
        `'${verb}' cannot be a module's name: npm run release ${verb} means something else.`,
      );
  });
});

it('two modules created at the same time get different ports and their own lines in the lock file', async () => {
  const copy = await scratchCopy(root, ['apps', 'libs', 'package-lock.json', '.prettierrc.json']);
  const made = await Promise.all(['journal', 'pantry'].map((name) => newModule(copy.folder, [name])));
  const { packages } = JSON.parse(await readFile(join(copy.folder, 'package-lock.json'), 'utf8'));
  expect(packages).toMatchObject({ 'apps/journal': {}, 'apps/pantry': {} });
  const orders = moduleDescriptors(copy.folder)
    .filter(({ name }) => name === 'journal' || name === 'pantry')
    .flatMap(({ nav = [] }) => nav.map(({ order }) => order));
  await copy.remove();
  expect(new Set(orders).size).toBe(2);
  expect(new Set(made.map(({ port }) => port)).size).toBe(2);
});

it('[MO6] a module may have the name of anything else, in one word or several', async () => {
  const copy = await scratchCopy(root, ['apps', 'libs', 'package-lock.json', '.prettierrc.json']);
  const titles = { files: 'Files', team: 'Team', search: 'Search', 'reading-list': 'Reading list' };
  for (const [name, title] of Object.entries(titles)) {
    await rm(join(copy.folder, 'apps', name), { recursive: true, force: true });
    expect(await newModule(copy.folder, [name])).toMatchObject({ name, title });
  }
  const descriptors = moduleDescriptors(copy.folder);
  const screen = await readFile(
    join(copy.folder, 'apps/reading-list/src/reading-list/reading-list.tsx'),
    'utf8',
  );
  await copy.remove();
  for (const [name, title] of Object.entries(titles))
    expect(descriptors).toContainEqual(
      expect.objectContaining({ name, title, routes: [{ id: name, path: `/${name}`, title }] }),
    );
  expect(screen).toContain('function ReadingListScreen()');
});

it('the lock file is the same as npm writes it', async () => {
  const written = await readFile(lockFile, 'utf8');
  for (const { name } of moduleDescriptors(root)) {
    const lock = JSON.parse(written);
    delete lock.packages[`apps/${name}`];
    delete lock.packages[`node_modules/@dayloom/${name}`];
    const about = JSON.parse(await readFile(join(root, 'apps', name, 'package.json'), 'utf8'));
    expect(withApp(JSON.stringify(lock), about)).toBe(written);
  }
});
