import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeWorkspace } from '../../../testing/release/fake-workspace.mjs';
import { readJson } from '../files.mjs';
import { releaseApps } from '../release-apps.mjs';
import { folderStore } from '../stores/folder-store.mjs';
import { list, verify } from './look.mjs';
import { promote } from './promote.mjs';
import { release } from './release.mjs';

describe('npm run release', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {import('../types.d.ts').Store} */
  let store;
  beforeEach(async () => {
    space = await fakeWorkspace();
    store = folderStore(space.target);
    for (const app of ['works', 'shell']) await space.build(app);
    await releaseApps({ root: space.root, apps: ['works', 'shell'] });
  });
  afterEach(() => space.remove());

  /** @returns {Promise<import('../types.d.ts').Registry>} */
  const registry = () => readJson(join(space.target, 'modules.json'));
  /** Builds a module with a screen at an address. @param {string} name @param {string} path */
  const buildAt = async (name, path) => {
    await space.build(name);
    const routes = [{ id: 'page', path, title: 'Page' }];
    await space.put(`apps/${name}/module.json`, JSON.stringify({ name, title: name, contract: 3, routes }));
  };
  /** @param {string[]} apps @param {Partial<Parameters<typeof release>[0]>} [more] */
  const released = (apps, more = {}) => release({ apps, root: space.root, store, compress: false, ...more });

  it('[MO6] makes several programs live in one switch', async () => {
    for (const app of ['works', 'shell']) await space.build(app, 'second');
    await buildAt('habits', '/habits');
    const says = await released(['shell', 'works', 'habits']);
    expect(says).toMatch(/^shell 1\.2\.0-\w+, works 1\.2\.0-\w+, habits 1\.2\.0-\w+ are live: revision 2\.$/);
    expect((await registry()).modules.map(({ name }) => name)).toEqual(['works', 'habits']);
    expect((await verify(store)).faults).toEqual([]);
  });

  it('[MO5] rejects a module that the live shell cannot run, and switches to it with --anyway', async () => {
    const before = await registry();
    await space.put('apps/works/module.json', JSON.stringify({ name: 'works', title: 'Works', contract: 9 }));
    await expect(released(['works'])).rejects.toThrow(
      /it speaks contract 9, this shell 3\. npm run release shell works releases both\.\nNothing was switched/,
    );
    expect(await registry()).toEqual(before);
    expect(await released(['works'], { anyway: true })).toContain('is live');
  });

  it('[MO29] is refused at its switch when another release took its address a moment before, and nothing is half done', async () => {
    await buildAt('habits', '/habits');
    await buildAt('routines', '/habits');
    let revision = 1;
    const overtaken = {
      ...store,
      replace: async (/** @type {string} */ name, /** @type {Buffer} */ bytes, /** @type {string} */ tag) => {
        if (name === 'modules.json' && revision === 1) {
          await released(['habits']);
          ({ revision } = await registry());
        }
        return store.replace(name, bytes, tag);
      },
    };
    await expect(released(['routines'], { store: overtaken })).rejects.toThrow(
      /^routines 1\.2\.0-\w+: The address \/habits is taken by 'Page' of habits: choose another\.\nNothing was switched\./,
    );
    expect((await registry()).modules.map(({ name }) => name)).toEqual(['works', 'habits']);
    expect(await registry()).toMatchObject({ revision: 2 });
    expect((await verify(store)).faults).toEqual([]);
  });

  it('[MO29] with --anyway says what it overrode, and the version notes it', async () => {
    await space.build('habits', 'first', { faults: ['habit.css would style the whole page.'] });
    await expect(released(['habits'])).rejects.toThrow('habit.css would style the whole page.');
    const says = await released(['habits'], { anyway: true });
    expect(says).toMatch(/\nIn spite of: habits \S+: habit\.css would style the whole page\.$/);
    const lines = await list(store);
    const at = lines.findIndex((line) => line.startsWith('habits'));
    expect(lines[at]).toMatch(/ live$/);
    expect(lines[at + 1]).toMatch(/^ {2}in spite of: habits \S+: habit\.css would style the whole page\.$/);
    expect((await registry()).modules[1]).not.toHaveProperty('faults');
  });

  it('[MO29] of the owner of an address is not refused because another module took it anyway', async () => {
    await buildAt('works', '/board');
    await released(['works']);
    await buildAt('habits', '/board');
    await released(['habits'], { anyway: true });
    await space.build('works', 'second');
    const routes = [{ id: 'page', path: '/board', title: 'Renamed' }];
    await space.put(
      'apps/works/module.json',
      JSON.stringify({ name: 'works', title: 'Works', contract: 3, routes }),
    );
    expect(await released(['works'])).toMatch(/^works \S+ is live: revision 4\.$/);
  });

  it('[MO29] stores a version that it would refuse, for a look, and a promotion refuses it as well', async () => {
    await space.build('habits', 'first', { faults: ['habit.css would style the whole page.'] });
    const says = await released(['habits'], { isLive: false });
    const version = /habits@(\S+)/.exec(says)?.[1] ?? '';
    await expect(promote({ app: 'habits', version, store })).rejects.toThrow(
      `habits ${version}: habit.css would style the whole page.`,
    );
  });
});
