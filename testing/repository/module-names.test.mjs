import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { allApps, moduleDescriptors } from '../../tools/apps.mjs';
import { sourceFiles } from '../../tools/source-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = moduleDescriptors().map(({ name }) => name);

/** Files except apps, libraries, documents, and tests, which may use a module as an example. */
const toolsAndConfiguration =
  /^(?!(?:apps|libs|docs)\/|package-lock\.json$)(?!.*(?:\.md|\.(?:test|spec)\.\w+)$)/;

/** @param {string} text */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

it('no tool and no configuration has the path of a module: use tools/apps.mjs, which reads apps/*/module.json', async () => {
  expect(names.length).toBeGreaterThan(0);
  const path = new RegExp(`(?:apps|@dayloom|/m)/(?:${names.join('|')})(?![\\w-])`);
  const naming = [];
  for (const file of (await sourceFiles(root)).filter((one) => toolsAndConfiguration.test(one)))
    if (path.test(withoutComments(await readFile(join(root, file), 'utf8')))) naming.push(file);
  expect(naming).toEqual([]);
});

it('every app is a module or the shell', async () => {
  const files = await sourceFiles(root, 'apps');
  const folders = files.flatMap((path) => /^apps\/([^/]+)\/package\.json$/.exec(path)?.[1] ?? []);
  expect(folders.toSorted()).toEqual(allApps().toSorted());
});
