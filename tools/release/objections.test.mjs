import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { objectionsTo } from './objections.mjs';
import { releaseApps } from './release-apps.mjs';
import { folderStore } from './stores/folder-store.mjs';

/** @typedef {import('./types.d.ts').Registry} Registry @typedef {import('./types.d.ts').RegistryEntry} RegistryEntry */

describe('what speaks against a release', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {Registry} */
  let live;
  beforeEach(async () => {
    space = await fakeWorkspace();
    for (const app of ['works', 'planner', 'shell']) await space.build(app);
    live = (await releaseApps({ root: space.root, apps: ['works', 'planner', 'shell'] })).registry;
  });
  afterEach(() => space.remove());

  /** @param {Partial<Registry>} before @param {Registry} after @param {RegistryEntry[]} [next] */
  const objections = (before, after, next = []) =>
    objectionsTo(folderStore(space.target), {
      before: { ...live, ...before },
      after,
      next: next.map((entry) => ({ kind: 'module', entry })),
    });
  /** Works with a change, as its next version. @param {object} change @returns {RegistryEntry} */
  const worksWith = (change) => ({
    .../** @type {RegistryEntry} */ (live.modules[0]),
    version: '2.0.0',
    ...change,
  });
  /** @param {object} change of works @param {Partial<Registry>} [before] */
  const reasons = (change, before = {}) => {
    const [, ...others] = live.modules;
    const next = worksWith(change);
    return objections(before, { ...live, modules: [next, ...others] }, [next]);
  };
  /** @param {object} items @param {string} [name] */
  const descriptor = (items, name = 'works') => ({
    descriptor: { name, title: name, contract: 3, ...items },
  });

  it('is nothing for modules that the live shell can run', async () => {
    expect(await reasons({})).toEqual([]);
  });

  it.each([
    ['a contract that it does not speak', descriptor({ contract: 2 }), 'it speaks contract 2'],
    ['a later level', { needs: { platform: 2 } }, 'it needs level 2 of platform'],
    ['another major of a shared library', { shared: { react: '20.0.0' } }, 'it was built for react 20.0.0'],
  ])('[MO5] is that the shell cannot run a module with %s', async (_, change, reason) => {
    expect(await reasons(change)).toEqual([expect.stringContaining(`works 2.0.0 does not run in shell`)]);
    expect((await reasons(change))[0]).toContain(reason);
  });

  it('[MO29] is what the shell cannot read, and what the build found', async () => {
    expect(await reasons({ entry: 'https://elsewhere' })).toEqual([
      expect.stringContaining('works 2.0.0: The shell cannot read it: '),
    ]);
    const routes = [{ id: 'board', path: 'board', title: 'Board' }];
    expect(await reasons({ ...descriptor({ routes }), faults: ["'header' is in no layer."] })).toEqual([
      `works 2.0.0: The shell would leave out routes ${JSON.stringify(routes[0])}: its path has to be an address such as '/habits' or '/habit/:id'.`,
      "works 2.0.0: 'header' is in no layer.",
    ]);
  });

  it('[MO29] is an address that another module has, whichever of them comes first in the registry', async () => {
    const routes = [{ id: 'board', path: '/board', title: 'Board' }];
    const [works, planner] = live.modules;
    const [first, second] = [
      { ...works, ...descriptor({ routes }) },
      { ...planner, ...descriptor({ routes }, 'planner') },
    ].map((entry) => /** @type {RegistryEntry} */ (entry));
    if (!first || !second || !works || !planner) throw new Error('Two modules are live.');
    const both = { ...live, modules: [first, second] };
    const later = (/** @type {RegistryEntry} */ entry) => ({ ...entry, version: '2.0.0' });
    expect(
      await objections({ modules: [first, planner] }, { ...both, modules: [first, later(second)] }),
    ).toEqual(["planner 2.0.0: The address /board is taken by 'Board' of works: choose another."]);
    expect(
      await objections({ modules: [works, second] }, { ...both, modules: [later(first), second] }),
    ).toEqual(["works 2.0.0: The address /board is taken by 'Board' of planner: choose another."]);
  });

  /** Stores another shell and names it in a registry. @param {object} entry @param {RegistryEntry[]} modules */
  const withShell = async (entry, modules) => {
    await space.put('dist/release/s/9.0.0/entry.json', JSON.stringify({ shared: {}, ...entry }));
    return { ...live, shell: { ...live.shell, version: '9.0.0', path: '/s/9.0.0/' }, modules };
  };

  it('[MO5] is asked about every live module with a new shell', async () => {
    const after = await withShell({ provides: { contract: 2, levels: { platform: 1 } } }, live.modules);
    expect(await objections({}, after)).toEqual([
      expect.stringContaining('works 1.2.0'),
      expect.stringContaining('planner 1.2.0'),
    ]);
  });

  it('[MO29] is what a new shell takes from a live module, and nothing that was so before', async () => {
    const routes = [{ id: 'board', path: '/board', title: 'Board' }];
    const nav = [{ place: 'top', label: 'Gone', to: '/gone', icon: 'x', order: 1 }];
    const works = worksWith(descriptor({ routes, nav }));
    const provides = {
      contract: 3,
      levels: { platform: 1 },
      own: { addresses: ['/board'], shortcuts: [], kinds: [] },
    };
    const after = await withShell({ provides }, [works]);
    expect(await objections({ modules: [works] }, after)).toEqual([
      'works 2.0.0: The address /board is taken by the shell: choose another.',
    ]);
  });

  it('[MO29] is that a shell does not say what it provides', async () => {
    const after = await withShell({}, live.modules);
    expect(await objections({}, after)).toEqual([
      expect.stringMatching(/^Shell 9\.0\.0 does not say what it provides/),
    ]);
  });
});
