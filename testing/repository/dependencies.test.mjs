import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { sourceFiles } from '../../tools/source-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('every dependency has its line in docs/dependencies.md, and no line is unused', async () => {
  const manifests = (await sourceFiles(root)).filter((path) => /(?:^|\/)package\.json$/.test(path));
  const named = await Promise.all(
    manifests.map(async (path) => {
      const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, path), 'utf8'));
      return Object.keys({ ...dependencies, ...devDependencies });
    }),
  );
  const used = new Set(named.flat().filter((name) => !name.startsWith('@dayloom/')));
  const page = await readFile(join(root, 'docs/dependencies.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual([...used].toSorted());
});

describe('the lock file', () => {
  /** @type {Record<string, { optionalDependencies?: Record<string, string> }>} */
  let packages = {};
  beforeAll(async () => {
    ({ packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  });

  it.each(['darwin-arm64', 'linux-x64', 'win32-x64'])(
    'has the %s build of each native package: delete node_modules, then run `npm install`',
    (system) => {
      const native = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
        const builds = Object.keys(optionalDependencies);
        return builds.some((name) => name.includes('linux-x64')) ? [{ path, builds }] : [];
      });
      expect(native.length).toBeGreaterThan(0);
      const isLocked = (/** @type {string} */ path, /** @type {string} */ name) =>
        `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages;
      const missing = native.filter(
        ({ path, builds }) => !builds.some((name) => name.includes(system) && isLocked(path, name)),
      );
      expect(missing.map(({ path }) => path)).toEqual([]);
    },
  );
});
