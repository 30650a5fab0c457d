import { appendFile, readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeWorkspace } from '../../../testing/release/fake-workspace.mjs';
import { exists, filesUnder, readJson } from '../files.mjs';
import { releaseApps } from '../release-apps.mjs';
import { failingStore } from '../../../testing/release/failing-store.mjs';
import { folderStore } from '../stores/folder-store.mjs';
import { list, verify } from './look.mjs';
import { promote } from './promote.mjs';
import { rollback } from './rollback.mjs';
import { prune } from './prune.mjs';
import { release } from './release.mjs';

describe('npm run release', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {import('../types.d.ts').Store} */
  let store;
  let time = new Date('2026-03-01T10:00:00Z');
  const now = () => time;
  beforeEach(async () => {
    time = new Date('2026-03-01T10:00:00Z');
    space = await fakeWorkspace();
    store = folderStore(space.target);
    for (const app of ['works', 'planner', 'shell']) await space.build(app);
    await releaseApps({ root: space.root, apps: ['works', 'planner', 'shell'], now });
  });
  afterEach(() => space.remove());

  /** @returns {Promise<import('../types.d.ts').Registry>} */
  const registry = () => readJson(join(space.target, 'modules.json'));
  const works = async () => (await registry()).modules.find(({ name }) => name === 'works');
  /**
   * Releases another version of an app, without compressed twins.
   * @param {string} text
   * @param {string} [app]
   * @returns {Promise<string>} the version
   */
  const next = async (text, app = 'works') => {
    await space.build(app, text);
    await release({ apps: [app], root: space.root, store, now, compress: false });
    return (app === 'works' ? (await works())?.version : (await registry()).shell.version) ?? '';
  };

  it('[MO6] makes one app live, leaves the others unchanged and says so', async () => {
    const before = await registry();
    await space.build('works', 'second');
    const message = await release({ apps: ['works'], root: space.root, store, now });
    const after = await registry();
    expect(message).toBe(`works ${(await works())?.version} is live: revision 2.`);
    expect(after.shell).toEqual(before.shell);
    expect(after.modules.filter(({ name }) => name !== 'works')).toEqual(
      before.modules.filter(({ name }) => name !== 'works'),
    );
    expect(await release({ apps: ['works'], root: space.root, store, now })).toContain('was live already');
  });

  it.each(['works', 'shell'])(
    '[MO6] of %s that fails at any write changes nothing live, and the next one completes it',
    async (app) => {
      const before = await registry();
      const files = await filesUnder(space.target);
      const root = files.filter((name) => !/^(?:[ms]|history)\//.test(name));
      const contents = () => Promise.all(root.map((name) => readFile(join(space.target, name), 'utf8')));
      const live = await contents();
      await space.build(app, 'second');
      let failed = 0;
      for (let nth = 1; ; nth += 1) {
        const failing = failingStore(store, nth);
        const error = await release({
          apps: [app],
          root: space.root,
          store: failing,
          now,
          compress: false,
        }).catch((/** @type {Error} */ one) => one.message);
        if ((await registry()).revision > before.revision) break;
        expect(error).toBe(`write ${nth} failed`);
        expect(await contents()).toEqual(live);
        failed += 1;
        // Each attempt starts without any files of an earlier one.
        for (const name of await filesUnder(space.target))
          if (!files.includes(name)) await rm(join(space.target, name));
      }
      // Six or seven files, entry, list, the shell's built-in registry, history and registry.
      expect(failed).toBeGreaterThan(7);
      await release({ apps: [app], root: space.root, store, now, compress: false });
      expect((await verify(store)).faults).toEqual([]);
    },
  );

  it('of a shell whose public copies failed says which command writes them', async () => {
    await space.build('shell', 'second');
    const failing = {
      ...store,
      replace: (/** @type {string} */ name, /** @type {Buffer} */ bytes, /** @type {string} */ tag) =>
        name === 'modules.json'
          ? store.replace(name, bytes, tag)
          : Promise.reject(new Error('the disk is full')),
    };
    await expect(release({ apps: ['shell'], root: space.root, store: failing, now })).rejects.toThrow(
      /is live, but not all of its copies at the root are written \(the disk is full\)/,
    );
    const { version } = (await registry()).shell;
    expect((await verify(store)).faults).toContain(
      "firebase-messaging-sw.js at the root is not the live shell's.",
    );
    await promote({ app: 'shell', version, store, now });
    expect((await verify(store)).faults).toEqual([]);
  });

  it('puts a version without making it live, and promotes it without a build', async () => {
    const before = await registry();
    await space.build('works', 'second');
    const routes = ['/day/:id', '/dashboard'].map((path, at) => ({ id: `at-${at}`, title: 'Day', path }));
    const descriptor = { name: 'works', title: 'Works', contract: 3, routes };
    await space.put('apps/works/module.json', JSON.stringify(descriptor));
    const says = await release({ apps: ['works'], root: space.root, store, now, isLive: false });
    expect(says).toMatch(/not live\. \/dashboard\?module=works@1\.2\.0-\w{8} shows it in one tab/);
    expect(await registry()).toEqual(before);
    await rm(join(space.root, 'apps'), { recursive: true });
    const version = /works@(\S+)/.exec(says)?.[1] ?? '';
    expect(await promote({ app: 'works', version, store, now })).toBe(
      `works ${version} is live: revision 2.`,
    );
    await expect(promote({ app: 'works', version: '9.9.9', store, now })).rejects.toThrow(
      /works has no version 9.9.9 in .*There are: 1.2.0-/,
    );
  });

  it.each(['../planner', '..', '', 'a/b', '%2e%2e'])(
    'accepts no path as a version, because it could lead to another program: %j',
    async (folder) => {
      const before = await registry();
      const planner = before.modules.find(({ name }) => name === 'planner')?.version;
      const version = folder === '../planner' ? `${folder}/${planner}` : folder;
      await expect(promote({ app: 'works', version, store, now })).rejects.toThrow('is no name of');
      await expect(promote({ app: version, version: planner ?? '', store, now })).rejects.toThrow(
        'is no name of',
      );
      expect(await registry()).toEqual(before);
    },
  );

  it('[MO7] rolls back to the previous version without a build, and never forward to the one it left', async () => {
    const first = await works();
    const second = await next('second');
    const third = await next('third');
    await rm(join(space.root, 'apps'), { recursive: true });
    await rollback({ app: 'works', store, now });
    expect(await works()).toMatchObject({ version: second, previous: { version: first?.version } });
    await rollback({ app: 'works', store, now });
    expect(await works()).toEqual(first);
    await expect(rollback({ app: 'works', store, now })).rejects.toThrow('rollback works <version>');
    await rollback({ app: 'works', version: third, store, now });
    expect(await works()).toMatchObject({ version: third, previous: { version: second } });
  });

  it.each(['works', 'shell'])(
    '[MO7] rolls back from the %s it read, and does not undo a release made in between',
    async (app) => {
      const broken = await next('broken', app);
      let fixed = '';
      const overtaken = {
        ...store,
        replace: async (
          /** @type {string} */ name,
          /** @type {Buffer} */ bytes,
          /** @type {string} */ tag,
        ) => {
          // A colleague's fix goes live between reading and switching.
          if (name === 'modules.json' && !fixed) fixed = await next('fixed', app);
          return store.replace(name, bytes, tag);
        },
      };
      await expect(rollback({ app, store: overtaken, now })).rejects.toThrow(
        `${app} ${broken} is not live any more`,
      );
      const after = await registry();
      const live = app === 'shell' ? after.shell : await works();
      expect(live).toMatchObject({ version: fixed, previous: { version: broken } });
    },
  );

  it('[MO7] rolls back once when two rollbacks run at the same time', async () => {
    const first = (await works())?.version;
    const second = await next('second');
    await next('third');
    await Promise.allSettled([
      rollback({ app: 'works', store, now }),
      rollback({ app: 'works', store, now }),
    ]);
    expect(await works()).toMatchObject({ version: second, previous: { version: first } });
  });

  it('[MO7] rolls back a shell with its page and headers', async () => {
    const page = await readFile(join(space.target, 'index.html'), 'utf8');
    await next('second', 'shell');
    expect(await readFile(join(space.target, 'index.html'), 'utf8')).not.toBe(page);
    await rollback({ app: 'shell', store, now });
    expect(await readFile(join(space.target, 'index.html'), 'utf8')).toBe(page);
  });

  it('does not roll back to a version that lost a byte', async () => {
    const first = (await works())?.version ?? '';
    await next('second');
    await appendFile(join(space.target, `m/works/${first}/js/page.js`), ' ');
    const before = await registry();
    await expect(rollback({ app: 'works', store, now })).rejects.toThrow('is not what was released');
    expect(await registry()).toEqual(before);
  });

  it('continues from the live release in a checkout without releases', async () => {
    await next('second');
    const clean = await fakeWorkspace();
    await clean.build('planner', 'third');
    await release({ apps: ['planner'], root: clean.root, store, now });
    await clean.remove();
    expect((await registry()).revision).toBe(3);
  });

  it('lists stored versions and verifies the live ones', async () => {
    const first = (await works())?.version ?? '';
    await next('second');
    const lines = await list(store);
    expect(lines.find((line) => line.includes(first))).toMatch(/live until 2026-03-01.*, the way back$/);
    expect(lines.at(-1)).toBe(`Revision 2 in ${space.target}.`);
    expect(await verify(store)).toEqual({ faults: [], checked: 4 });
    await appendFile(join(space.target, `${(await works())?.path}fonts/face.woff2`), ' ');
    await appendFile(join(space.target, 'index.html'), ' ');
    expect((await verify(store)).faults).toEqual([
      expect.stringContaining('fonts/face.woff2 is not what was released.'),
      "index.html at the root is not the live shell's.",
    ]);
  });

  it('prunes versions that were not live for 30 days, except the ten used last', async () => {
    const all = [(await works())?.version ?? ''];
    for (let number = 0; number < 14; number += 1) {
      time = new Date(time.getTime() + 86_400_000);
      all.push(await next(`number ${number}`));
    }
    for (const version of all) {
      const written = new Date('2026-03-01T10:00:00Z');
      for (const name of ['files.json', 'entry.json'])
        await utimes(join(space.target, `m/works/${version}/${name}`), written, written);
    }
    /** @param {string} day */
    const prunedOn = async (day) => (await prune({ store, now: () => new Date(day) })).slice(0, -1);
    /** @param {number} from @param {number} to */
    const lines = (from, to) => all.slice(from, to).map((version) => `works ${version} removed`);
    expect(await prunedOn('2026-03-31T09:00:00Z')).toEqual([]);
    // The first version was the rollback target until 3 March.
    expect(await prunedOn('2026-04-02T11:00:00Z')).toEqual(lines(0, 1));
    expect((await prunedOn('2027-03-01T11:00:00Z')).toSorted()).toEqual(lines(1, 5).toSorted());
    expect(await exists(join(space.target, `m/works/${all[0]}`))).toBe(false);
    expect((await verify(store)).faults).toEqual([]);
  });
});
