import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verify } from './commands/look.mjs';
import { rollback } from './commands/rollback.mjs';
import { release } from './commands/release.mjs';
import { fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { releaseApps } from './release-apps.mjs';
import { folderStore } from './stores/folder-store.mjs';

describe('the licences of a release', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {import('./types.d.ts').Store} */
  let store;
  beforeEach(async () => {
    space = await fakeWorkspace();
    store = folderStore(space.target);
  });
  afterEach(() => space.remove());

  /**
   * Builds an app that contains these packages, all with the same licence.
   * @param {string} app
   * @param {...string} names
   */
  const build = async (app, ...names) => {
    await space.build(app, names.join());
    const notices = names.map((name) => ({
      name,
      version: '1.0.0',
      licence: 'MIT',
      text: 'Do as you like.',
    }));
    await space.put(`apps/${app}/dist/licences.json`, JSON.stringify(notices));
  };
  /** @param {string[]} apps */
  const releaseAll = (apps) => releaseApps({ root: space.root, apps });
  const text = () => readFile(join(space.target, 'licences.txt'), 'utf8');

  it('[MO22] are one text for all live programs, with the programs that contain each package', async () => {
    await build('shell', 'react', 'jotai');
    await build('works', 'react');
    await space.build('planner');
    await releaseAll(['shell', 'works', 'planner']);
    const line = '-'.repeat(80);
    expect(await text()).toBe(`Dayloom contains the packages and fonts below. Each is listed with its licence.

${line}

Released without a list of their packages: planner.

${line}

jotai 1.0.0 (MIT): shell
react 1.0.0 (MIT): shell, works

Do as you like.
`);
    expect((await verify(store)).faults).toEqual([]);
  });

  it('[MO22] change with a module that is released alone, and change back with its rollback', async () => {
    await build('shell', 'react');
    await build('works', 'react');
    await releaseAll(['shell', 'works']);
    const before = await text();
    await build('works', 'react', 'marked');
    await release({ apps: ['works'], root: space.root, store });
    expect(await text()).toContain('marked 1.0.0 (MIT): works');
    await rollback({ app: 'works', store });
    expect(await text()).toBe(before);
  });

  it('are the same for every order of releases', async () => {
    for (const app of ['shell', 'works', 'planner']) await build(app, 'react', app);
    await releaseAll(['shell', 'works', 'planner']);
    const before = await text();
    const other = join(space.root, 'elsewhere');
    for (const apps of [['shell', 'planner'], ['works']])
      await releaseApps({ root: space.root, apps, target: other });
    expect(await readFile(join(other, 'licences.txt'), 'utf8')).toBe(before);
  });

  it('are verified, and written again after a failed write', async () => {
    await build('shell', 'react');
    await build('works', 'react');
    await releaseAll(['shell', 'works']);
    await build('works', 'marked');
    const failing = {
      ...store,
      replace: (/** @type {string} */ name, /** @type {Buffer} */ bytes, /** @type {string} */ tag) =>
        name === 'licences.txt'
          ? Promise.reject(new Error('the disk is full'))
          : store.replace(name, bytes, tag),
    };
    const again =
      /^works (\S+) is live, but .* \(the disk is full\)\. npm run release promote works \1 writes them\.$/;
    await expect(release({ apps: ['works'], root: space.root, store: failing })).rejects.toThrow(again);
    expect((await verify(store)).faults).toEqual(['licences.txt at the root is not of what is live.']);
    await release({ apps: ['works'], root: space.root, store });
    expect((await verify(store)).faults).toEqual([]);
    await writeFile(join(space.target, 'licences.txt'), 'none');
    expect((await verify(store)).faults).toHaveLength(1);
  });
});
