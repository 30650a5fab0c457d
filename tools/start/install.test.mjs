import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withApp } from '../new-module/lock-file.mjs';
import { needsInstall } from './install.mjs';

const linux = { version: '2.0.0', integrity: 'sha512-c', optional: true };
const packages = {
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/a/node_modules/b': { version: '3.0.0', integrity: 'sha512-b' },
  'node_modules/on-linux': linux,
  'node_modules/@dayloom/ui': { resolved: 'libs/ui', link: true },
};
/** @type {Record<string, object>} */
const wanted = {
  ...packages,
  '': { version: '0.1.0' },
  'libs/ui': { version: '0.1.0' },
  'node_modules/on-mac': linux,
};

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dayloom-install-'));
  for (const path of Object.keys(packages)) await mkdir(join(root, path), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** @param {Record<string, object>} lock what the lock file wants @param {unknown} [installed] a list, or a broken text */
async function isNeeded(lock, installed) {
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }));
  const text = typeof installed === 'string' ? installed : JSON.stringify({ packages: installed });
  if (installed) await writeFile(join(root, 'node_modules/.package-lock.json'), text);
  return needsInstall(root);
}

/** @param {Record<string, object>} from @param {string} path */
const without = (from, path) => Object.fromEntries(Object.entries(from).filter(([key]) => key !== path));

describe('nothing is installed', () => {
  it('after npm ci, which leaves out optional packages of other platforms', async () => {
    expect(await isNeeded(wanted, packages)).toBe(false);
  });

  it('after npm run new-module', async () => {
    const habits = {
      name: '@dayloom/habits',
      version: '0.1.0',
      license: 'MIT',
      dependencies: { a: '1.0.0' },
    };
    const lock = JSON.parse(withApp(JSON.stringify({ packages: wanted }), habits));
    expect(lock.packages).toHaveProperty(['node_modules/@dayloom/habits']);
    expect(await isNeeded(lock.packages, packages)).toBe(false);
  });

  it('when a workspace or a package was removed from the lock file', async () => {
    expect(await isNeeded(without(wanted, 'node_modules/@dayloom/ui'), packages)).toBe(false);
    expect(await isNeeded(wanted, { ...packages, 'node_modules/old': { version: '1.0.0' } })).toBe(false);
  });
});

describe('the packages are installed', () => {
  it('on a fresh clone, and after an interrupted or broken install', async () => {
    expect(await isNeeded(wanted)).toBe(true);
    for (const broken of ['', '{"packages":{"node_mod', 'null', '{}'])
      expect(await isNeeded(wanted, broken)).toBe(true);
    await rm(join(root, 'node_modules'), { recursive: true });
    expect(await isNeeded(wanted)).toBe(true);
  });

  it.each(Object.keys(packages).filter((path) => path !== 'node_modules/on-linux'))(
    'when %s is missing',
    async (path) => expect(await isNeeded(wanted, without(packages, path))).toBe(true),
  );

  it('when the folder of one was removed', async () => {
    await rm(join(root, 'node_modules/a/node_modules/b'), { recursive: true });
    expect(await isNeeded(wanted, packages)).toBe(true);
  });

  it('when the lock file wants another version, optional or not, or other bytes of the same version', async () => {
    for (const path of ['node_modules/a', 'node_modules/on-linux'])
      for (const other of [{ version: '9.0.0' }, { integrity: 'sha512-x' }])
        expect(await isNeeded({ ...wanted, [path]: { ...wanted[path], ...other } }, packages)).toBe(true);
  });

  it('when a library moved', async () => {
    const moved = { resolved: 'libs/kit', link: true };
    expect(await isNeeded({ ...wanted, 'node_modules/@dayloom/ui': moved }, packages)).toBe(true);
  });

  it('when a package that is no longer wanted hides the wanted version from another one', async () => {
    expect(await isNeeded(without(wanted, 'node_modules/a/node_modules/b'), packages)).toBe(true);
  });
});
