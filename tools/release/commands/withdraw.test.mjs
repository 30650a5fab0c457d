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
import { withdraw } from './withdraw.mjs';

describe('a withdrawal', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {import('../types.d.ts').Store} */
  let store;
  /** Three versions of works, the last of them live. @type {[string, string, string]} */
  let versions;
  beforeEach(async () => {
    space = await fakeWorkspace();
    store = folderStore(space.target);
    for (const app of ['works', 'shell']) await space.build(app);
    await releaseApps({ root: space.root, apps: ['works', 'shell'] });
    versions = [await liveWorks(), await next('second'), await next('third')];
  });
  afterEach(() => space.remove());

  /** @returns {Promise<import('../types.d.ts').Registry>} */
  const registry = () => readJson(join(space.target, 'modules.json'));
  const works = async () => (await registry()).modules[0];
  const liveWorks = async () => (await works())?.version ?? '';
  /** @param {string} text */
  const next = async (text) => {
    await space.build('works', text);
    await release({ apps: ['works'], root: space.root, store, compress: false });
    return liveWorks();
  };
  /** @param {string} version */
  const withdrawn = (version) => withdraw({ app: 'works', version, store });

  it('[MO31] takes a version from the registry as a way back, and names the one before in its place', async () => {
    const [first, second, third] = versions;
    const { revision } = await registry();
    expect(await withdrawn(second)).toContain(`works ${second} is withdrawn: revision ${revision + 1}.`);
    expect(await works()).toMatchObject({ version: third, previous: { version: first } });
    expect((await registry()).withdrawn).toEqual([`works@${second}`]);
    expect((await verify(store)).faults).toEqual([]);
    await rollback({ app: 'works', store });
    expect(await liveWorks()).toBe(first);
  });

  it('[MO31] of every earlier version leaves no way back', async () => {
    const [first, second] = versions;
    await withdrawn(first);
    expect(await withdrawn(second)).toContain('There is no version of works to go back to now.');
    expect(await works()).not.toHaveProperty('previous');
    await expect(rollback({ app: 'works', store })).rejects.toThrow('No version of works is known');
  });

  it('[MO31] is refused for what is live and for what is not there, and says so when it was done', async () => {
    const [, second, third] = versions;
    const before = await registry();
    await expect(withdrawn(third)).rejects.toThrow(
      `works ${third} is live. Go back first (npm run release rollback works), or release another version.`,
    );
    await expect(withdrawn('9.9.9')).rejects.toThrow('works has no version 9.9.9');
    expect(await registry()).toEqual(before);
    await withdrawn(second);
    expect(await withdrawn(second)).toBe(`works ${second} was withdrawn already.`);
  });

  it('[MO31] keeps a build of all sources from making the version live again', async () => {
    const [, second] = versions;
    await withdrawn(second);
    await space.build('works', 'second');
    const before = await registry();
    await expect(releaseApps({ root: space.root, apps: ['works', 'shell'] })).rejects.toThrow(
      `works ${second} was withdrawn: `,
    );
    expect(await registry()).toEqual(before);
  });

  it('[MO31] lasts until a promotion with --anyway, and the list shows it', async () => {
    const [, second] = versions;
    await withdrawn(second);
    const wanted = { app: 'works', version: second, store };
    await expect(promote(wanted)).rejects.toThrow(`works ${second} was withdrawn: `);
    await expect(rollback(wanted)).rejects.toThrow(`works ${second} was withdrawn: `);
    await expect(next('second')).rejects.toThrow(`works ${second} was withdrawn: `);
    const line = async () => (await list(store)).find((one) => one.includes(second));
    expect(await line()).toMatch(/, withdrawn$/);
    expect(await promote({ ...wanted, anyway: true })).toContain(
      `In spite of: works ${second} was withdrawn: `,
    );
    expect(await registry()).not.toHaveProperty('withdrawn');
    expect(await line()).toMatch(/ live$/);
    expect((await list(store)).join('\n')).toContain(`\n  in spite of: works ${second} was withdrawn: `);
  });
});
