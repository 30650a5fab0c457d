import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeWorkspace } from '../../../testing/release/fake-workspace.mjs';
import { readJson } from '../files.mjs';
import { releaseApps } from '../release-apps.mjs';
import { folderStore } from '../stores/folder-store.mjs';
import { list, verify } from './look.mjs';
import { promote } from './promote.mjs';
import { release } from './release.mjs';
import { rollback } from './rollback.mjs';

describe('a rollback of the shell', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {import('../types.d.ts').Store} */
  let store;
  /** The versions of the first release. */
  let old = { shell: '', works: '', planner: '' };
  /** Those that need each other. */
  let next = { shell: '', works: '', habits: '' };
  beforeEach(async () => {
    space = await fakeWorkspace();
    store = folderStore(space.target);
    for (const app of ['works', 'planner', 'shell']) await space.build(app, 'first', { kinds: ['works'] });
    await releaseApps({ root: space.root, apps: ['works', 'planner', 'shell'] });
    old = { ...old, ...(await versions()) };
    await space.build('shell', 'second', { provides: { contract: 3, levels: { platform: 2 } } });
    await space.build('works', 'second', { needs: { platform: 2 }, kinds: ['works'] });
    await space.build('habits', 'first', { needs: { platform: 2 }, kinds: ['works', 'habits'] });
    await released('shell', 'works', 'habits');
    next = { ...next, ...(await versions()) };
  });
  afterEach(() => space.remove());

  /** @returns {Promise<import('../types.d.ts').Registry>} */
  const registry = () => readJson(join(space.target, 'modules.json'));
  /** The live version of each program. @returns {Promise<Record<string, string>>} */
  const versions = async () => {
    const { shell, modules } = await registry();
    return Object.fromEntries([['shell', shell.version], ...modules.map((one) => [one.name, one.version])]);
  };
  /** @param {...string} apps */
  const released = (...apps) => release({ apps, root: space.root, store, compress: false });

  it('[MO30] takes the modules that need the newer shell with it, in one switch, and names them', async () => {
    const { revision } = await registry();
    const says = await rollback({ app: 'shell', store });
    expect(await versions()).toEqual(old);
    expect((await registry()).revision).toBe(revision + 1);
    expect(says.split('\n')).toEqual([
      `shell ${old.shell} is live: revision ${revision + 1}.`,
      `works ${next.works} does not run in it (it needs level 2 of platform, this shell has 1): ${old.works} is live instead.`,
      `habits ${next.habits} does not run in it (it needs level 2 of platform, this shell has 1), nor does one to go back to: it was taken out.`,
      'The next shell in which they run brings them back. -- --only takes the shell alone.',
      'Records of habits stay stored, and are shown again by a version that knows them.',
    ]);
    expect((await verify(store)).faults).toEqual([]);
  });

  it('[MO30] is undone by the next shell in which they run', async () => {
    await rollback({ app: 'shell', store });
    await space.build('shell', 'third', { provides: { contract: 3, levels: { platform: 2 } } });
    const says = await released('shell');
    expect(await versions()).toEqual({ planner: old.planner, ...next, shell: expect.any(String) });
    expect(says).toContain(`habits ${next.habits}, which waited for a newer shell, is live again.`);
    expect(await registry()).not.toHaveProperty('waiting');
  });

  it('[MO7, MO30] leaves each module its own way back when it returns', async () => {
    await space.build('habits', 'second', { needs: { platform: 2 } });
    await released('habits');
    await rollback({ app: 'shell', store });
    await promote({ app: 'shell', version: next.shell, store });
    await rollback({ app: 'habits', store });
    await rollback({ app: 'works', store });
    expect(await versions()).toMatchObject({ habits: next.habits, works: old.works });
    await expect(rollback({ app: 'works', store })).rejects.toThrow('No version of works is known');
  });

  it('[MO30] lets a module wait on whose address another one took meanwhile', async () => {
    const routes = [{ id: 'page', path: '/habits', title: 'Page' }];
    const put = (/** @type {string} */ name) =>
      space.put(`apps/${name}/module.json`, JSON.stringify({ name, title: name, contract: 3, routes }));
    await space.build('habits', 'second', { needs: { platform: 2 } });
    await put('habits');
    await released('habits');
    await rollback({ app: 'shell', store });
    await space.build('planner', 'second');
    await put('planner');
    await released('planner');
    await promote({ app: 'shell', version: next.shell, store });
    expect(await versions()).toMatchObject({ shell: next.shell, works: next.works });
    expect(await versions()).not.toHaveProperty('habits');
    expect((await list(store)).join('\n')).toMatch(/^habits .*, waits for a newer shell$/m);
  });

  it('[MO30] leaves a module alone that another version replaced in the meantime', async () => {
    await rollback({ app: 'shell', store });
    await space.build('works', 'third');
    await released('works');
    const works = (await versions())['works'];
    await promote({ app: 'shell', version: next.shell, store });
    expect(await versions()).toMatchObject({ works, habits: next.habits });
  });

  it('[MO30] returns the newest version after two rollbacks', async () => {
    await space.build('shell', 'third', { provides: { contract: 3, levels: { platform: 3 } } });
    await space.build('works', 'third', { needs: { platform: 3 } });
    await released('shell', 'works');
    const newest = await versions();
    await rollback({ app: 'shell', store });
    expect(await versions()).toEqual({ planner: old.planner, ...next });
    await rollback({ app: 'shell', store });
    expect(await versions()).toEqual(old);
    await promote({ app: 'shell', version: newest['shell'] ?? '', store });
    expect(await versions()).toEqual({ planner: old.planner, ...newest });
  });

  it('[MO30] takes the shell alone with --only, and says which modules are not shown', async () => {
    const says = await rollback({ app: 'shell', store, isOnly: true });
    expect(await versions()).toEqual({ planner: old.planner, ...next, shell: old.shell });
    expect(says).toContain(`works ${next.works} does not run in it (it needs level 2`);
    expect(says).toContain(', and is not shown.');
  });

  it('[MO7] works where the folder of the version that is left is lost', async () => {
    await rm(join(space.target, `m/works/${next.works}`), { recursive: true });
    expect(await rollback({ app: 'works', store })).toContain(`works ${old.works} is live`);
  });

  it('[MO30] takes a module out whose earlier version is damaged', async () => {
    await rm(join(space.target, `m/works/${old.works}/js/page.js`));
    expect(await rollback({ app: 'shell', store })).toContain(`works ${next.works} does not run in it`);
    expect(await versions()).toEqual({ shell: old.shell, planner: old.planner });
  });

  it('[MO30] goes back to a shell that does not say what it provides, and leaves the modules as they are', async () => {
    await space.build('shell', 'silent', { provides: undefined });
    await expect(released('shell')).rejects.toThrow(/does not say what it provides/);
    await release({ apps: ['shell'], root: space.root, store, compress: false, anyway: true });
    const silent = (await versions())['shell'];
    await promote({ app: 'shell', version: next.shell, store });
    await rollback({ app: 'shell', store });
    expect(await versions()).toEqual({ planner: old.planner, ...next, shell: silent });
  });

  it('[MO30] goes back to a module that the live shell runs, and says why to none', async () => {
    await space.build('works', 'third', { needs: { platform: 2 } });
    await released('works');
    await space.build('shell', 'other', { provides: { contract: 3, levels: { platform: 1 } } });
    await space.build('works', 'fourth');
    await space.build('habits', 'second');
    await released('shell', 'works', 'habits');
    await rollback({ app: 'works', store });
    expect((await versions())['works']).toBe(old.works);
    await expect(rollback({ app: 'habits', store })).rejects.toThrow(
      /^habits 1\.2\.0-\w+ does not run in shell .* No earlier version does\. Nothing was switched\. npm run release rollback shell/,
    );
  });
});
