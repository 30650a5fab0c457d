import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeWorkspace } from '../../../testing/release/fake-workspace.mjs';
import { readJson } from '../files.mjs';
import { releaseApps } from '../release-apps.mjs';
import { folderStore } from '../stores/folder-store.mjs';
import { verify } from './look.mjs';
import { promote } from './promote.mjs';
import { rollback } from './rollback.mjs';
import { release } from './release.mjs';

describe('a rollback of the first release of a module', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {import('../types.d.ts').Store} */
  let store;
  beforeEach(async () => {
    space = await fakeWorkspace();
    store = folderStore(space.target);
    for (const app of ['works', 'shell', 'journal']) await space.build(app);
    await releaseApps({ root: space.root, apps: ['works', 'shell'], compress: false });
  });
  afterEach(() => space.remove());

  /** @returns {Promise<import('../types.d.ts').Registry>} */
  const registry = () => readJson(join(space.target, 'modules.json'));

  it('[MO7] removes it from the registry, and a promotion restores it', async () => {
    const before = await registry();
    await release({ apps: ['journal'], root: space.root, store, compress: false });
    const added = (await registry()).modules.find(({ name }) => name === 'journal');
    expect(await rollback({ app: 'journal', store })).toContain('journal is not live any more');
    expect(await registry()).toEqual({ ...before, revision: 3 });
    expect((await verify(store)).faults).toEqual([]);
    await expect(rollback({ app: 'journal', store })).rejects.toThrow('journal is not live in');
    await promote({ app: 'journal', version: added?.version ?? '', store });
    expect((await registry()).modules).toContainEqual(added);
  });

  it('[MO7] removes no module that was released together with the shell', async () => {
    const before = await registry();
    await expect(rollback({ app: 'works', store })).rejects.toThrow('rollback works <version>');
    expect(await registry()).toEqual(before);
  });
});
