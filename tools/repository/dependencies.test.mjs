import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('every dependency has its line in docs/dependencies.md, and no line is left over', async () => {
  const manifests = (await sourceFiles(root)).filter((path) => /(?:^|\/)package\.json$/.test(path));
  const named = await Promise.all(
    manifests.map(async (path) => {
      const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, path), 'utf8'));
      return Object.keys({ ...dependencies, ...devDependencies });
    }),
  );
  const used = new Set(named.flat().filter((name) => !name.startsWith('@dayloom/')));
  const page = await readFile(join(root, 'docs/dependencies.md'), 'utf8');
  const told = [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
  expect(told.toSorted()).toEqual([...used].toSorted());
});
