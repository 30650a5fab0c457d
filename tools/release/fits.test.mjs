import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { incompatibilities } from './fits.mjs';
import { releaseApps } from './release-apps.mjs';
import { folderStore } from './stores/folder-store.mjs';

describe('the compatibility check before a release', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {import('./types.d.ts').Registry} */
  let live;
  beforeEach(async () => {
    space = await fakeWorkspace();
    for (const app of ['works', 'planner', 'shell']) await space.build(app);
    live = (await releaseApps({ root: space.root, apps: ['works', 'planner', 'shell'] })).registry;
  });
  afterEach(() => space.remove());

  /** @param {object} change of works @param {Partial<import('./types.d.ts').Registry>} [before] */
  const reasons = (change, before) => {
    const [works, ...others] = live.modules;
    const next = { ...works, version: '2.0.0', ...change };
    const after = /** @type {import('./types.d.ts').Registry} */ ({ ...live, modules: [next, ...others] });
    return incompatibilities(folderStore(space.target), { before: { ...live, ...before }, after });
  };

  it('accepts modules that the live shell can run', async () => {
    expect(await reasons({})).toEqual([]);
  });

  it.each([
    ['a contract that it does not speak', { descriptor: { contract: 2 } }, 'it speaks contract 2'],
    ['a later level', { needs: { platform: 2 } }, 'it needs level 2 of platform'],
    ['another major of a shared library', { shared: { react: '20.0.0' } }, 'it was built for react 20.0.0'],
  ])('[MO5] rejects a module with %s', async (_, change, reason) => {
    expect(await reasons(change)).toEqual([expect.stringContaining(`works 2.0.0 does not run in shell`)]);
    expect((await reasons(change))[0]).toContain(reason);
  });

  it('checks every live module with a new shell, and a new module alone', async () => {
    const old = { ...live.shell, version: '0.9.0' };
    const all = { descriptor: { contract: 2 } };
    const works = /** @type {import('./types.d.ts').RegistryEntry} */ ({ ...live.modules[0], ...all });
    const unchanged = { modules: [{ ...works, version: '2.0.0' }] };
    expect(await reasons(all, unchanged)).toEqual([]);
    expect(await reasons(all, { ...unchanged, shell: old })).toHaveLength(1);
  });

  it('checks nothing when the shell does not list what it provides', async () => {
    await space.put(`dist/release${live.shell.path}entry.json`, JSON.stringify({ shared: {} }));
    expect(await reasons({ descriptor: { contract: 2 } })).toEqual([]);
  });
});
