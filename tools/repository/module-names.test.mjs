import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { allApps, moduleDescriptors } from '../apps.mjs';
import { sourceFiles } from './source-files.mjs';
import { spelledNames } from './spelled-names.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = moduleDescriptors().map(({ name }) => name);

/** Where such a word has another meaning than the module. */
const otherMeanings = [
  { name: 'planner', where: 'package.json', because: 'what kind of program Dayloom is' },
  { name: 'works', where: 'firestore.', because: 'a collection of the database' },
  { name: 'works', where: 'tools/rspack/licences/', because: 'what a licence is about' },
  { name: 'focus', where: 'firestore.rules', because: 'a kind of timer session' },
  { name: 'focus', where: 'tools/seed/', because: 'a kind of timer session' },
  { name: 'works', where: 'tools/seed/', because: 'records that are put into an account' },
  { name: 'works', where: 'tools/bench/', because: 'records that are put into an account' },
  { name: 'works', where: 'e2e/support/', because: 'records, as the page calls them' },
  { name: 'focus', where: 'e2e/support/', because: 'the element that the keyboard speaks to' },
];

const spelled = await spelledNames(root, names);

/** @param {{ name: string, path: string }} occurrence @param {{ name: string, where: string }} meaning */
const isMeantBy = (occurrence, meaning) =>
  occurrence.name === meaning.name && occurrence.path.startsWith(meaning.where);

it('no tool and no configuration names a module: use tools/apps.mjs, which reads apps/*/module.json', () => {
  expect(names.length).toBeGreaterThan(0);
  const asModule = spelled.filter(
    (occurrence) => !otherMeanings.some((meaning) => isMeantBy(occurrence, meaning)),
  );
  expect(asModule).toEqual([]);
});

it('every listed other meaning is in use', () => {
  const unused = otherMeanings.filter(
    (meaning) => !spelled.some((occurrence) => isMeantBy(occurrence, meaning)),
  );
  expect(unused).toEqual([]);
});

it('every app is a module or the shell', async () => {
  const files = await sourceFiles(root, 'apps');
  const folders = files.flatMap((path) => /^apps\/([^/]+)\/package\.json$/.exec(path)?.[1] ?? []);
  expect(folders.toSorted()).toEqual(allApps().toSorted());
});
