import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { promote } from './commands/promote.mjs';
import { rollback } from './commands/rollback.mjs';
import { release } from './commands/release.mjs';
import { fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { releaseApps } from './release-apps.mjs';
import { lastCommand, removeReleases } from './served.mjs';
import { folderStore } from './stores/folder-store.mjs';

/** @typedef {Awaited<ReturnType<typeof fakeWorkspace>>} Space */

const apps = ['works', 'shell'];
/** @type {Space} */
let space;
/** @type {import('./types.d.ts').Store} */
let store;
const buildAll = () => releaseApps({ root: space.root, apps, compress: false });
const reason = async () => (await lastCommand(store))?.reason;

beforeEach(async () => {
  space = await fakeWorkspace();
  store = folderStore(space.target);
  for (const app of apps) await space.build(app);
  await buildAll();
});
afterEach(() => space.remove());

it('[MO24] the next start builds again what a build of all programs made live', async () => {
  expect(await reason()).toBeUndefined();
  await space.build('works', 'second');
  await buildAll();
  expect(await reason()).toBeUndefined();
});

it('[MO24] a start keeps what a release, a rollback or a promotion made live, until all programs are built again', async () => {
  await space.build('works', 'second');
  await release({ apps: ['works'], root: space.root, store, compress: false });
  const second = (await reason())?.split(' ').at(-1) ?? '';
  expect(await reason()).toMatch(/^release works 1\.2\.0-/);
  await rollback({ app: 'works', store });
  expect(await reason()).toMatch(/^rollback works 1\.2\.0-/);
  await promote({ app: 'works', version: second, store });
  expect(await reason()).toBe(`promote works ${second}`);
  await space.build('works', 'third');
  await buildAll();
  expect(await reason()).toBeUndefined();
});

it('[MO24] a fresh start removes all releases and keeps the configuration', async () => {
  await writeFile(join(space.target, 'config.json'), '{"backend":"firebase"}');
  await removeReleases(space.target);
  expect(await readdir(space.target)).toEqual(['config.json']);
  expect(await reason()).toBeUndefined();
  await buildAll();
  expect((await store.read('config.json'))?.bytes.toString()).toBe('{"backend":"firebase"}');
});

it('[MO24] a fresh start in a folder that does not exist does nothing', async () => {
  await removeReleases(join(space.root, 'absent'));
  expect(await lastCommand(folderStore(join(space.root, 'absent')))).toBeUndefined();
});
