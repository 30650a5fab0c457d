import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { failingStore } from '../../testing/release/failing-store.mjs';
import { ask } from '../../testing/server/ask.mjs';
import { createServer } from '../server/create-server.mjs';
import { copyRelease } from './commands/copy.mjs';
import { verify } from './commands/look.mjs';
import { prune } from './commands/prune.mjs';
import { release } from './commands/release.mjs';
import { readJson } from './files.mjs';
import { isUploaded } from './hosting/hosting-config.mjs';
import { packKeptBack } from './hosting/kept-back.mjs';
import { releaseApps } from './release-apps.mjs';
import { folderStore } from './stores/folder-store.mjs';

const apps = ['works', 'shell'];

describe('the source maps of a release', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {import('./types.d.ts').Store} */
  let store;
  /** @type {import('./types.d.ts').Registry} */
  let first;
  let time = new Date('2026-03-01T10:00:00Z');
  const now = () => time;
  beforeEach(async () => {
    time = new Date('2026-03-01T10:00:00Z');
    space = await fakeWorkspace();
    store = folderStore(space.target);
    for (const app of apps) await space.build(app);
    first = (await releaseApps({ root: space.root, apps, now })).registry;
  });
  afterEach(() => space.remove());

  const ofWorks = () => `maps${first.modules[0]?.path}js/page.js.map`;
  const ofShell = () => `maps${first.shell.path}js/page.js.map`;
  const kept = () => store.list('maps/');
  /** @param {string} text */
  const next = async (text) => {
    await space.build('works', text);
    await release({ apps: ['works'], root: space.root, store, now, compress: false });
  };

  it('[MO32] are kept next to the versions of modules and shell, as they were built', async () => {
    expect(await kept()).toEqual([ofWorks(), ofShell()]);
    const built = await readFile(join(space.root, 'apps/works/dist/js/page.js.map'));
    expect((await store.read(ofWorks()))?.bytes).toEqual(built);
    await next('second');
    expect(await kept()).toHaveLength(3);
  });

  it('are no part of the version: others give no other version, and the first ones stay', async () => {
    const before = await store.read(ofWorks());
    const list = await readJson(join(space.target, `${first.modules[0]?.path}files.json`));
    expect(Object.keys(list).filter((name) => name.endsWith('.map'))).toEqual([]);
    await space.put('apps/works/dist/js/page.js.map', 'other');
    expect(await release({ apps: ['works'], root: space.root, store, now })).toContain('was live already');
    expect(await kept()).toEqual([ofWorks(), ofShell()]);
    expect(await store.read(ofWorks())).toEqual(before);
    expect((await verify(store)).faults).toEqual([]);
  });

  it('are added to a version that has none by a release of the same sources', async () => {
    await store.remove(ofWorks());
    await release({ apps: ['works'], root: space.root, store, now, isLive: false });
    expect(await kept()).toEqual([ofWorks(), ofShell()]);
  });

  it('are not kept in development', async () => {
    const target = 'dist/development';
    await releaseApps({ root: space.root, apps, target, compress: false });
    expect(await folderStore(join(space.root, target)).list('maps/')).toEqual([]);
  });

  it('[MO32] are not served', async () => {
    const server = await createServer({ folder: space.target });
    const headers = { accept: 'text/html' };
    for (const name of await kept())
      for (const path of [`/${name}`, `//${name}`, `/m/../${name}`, `/%6daps/${name.slice(5)}`])
        expect((await ask(server.port, path, { headers })).status, path).toBeGreaterThanOrEqual(400);
    await server.close();
  });

  it('[MO32] get neither to a static host nor to Firebase Hosting', async () => {
    const host = folderStore(join(space.root, 'host'));
    await copyRelease({ from: store, to: host });
    expect((await host.list('')).filter((name) => name.includes('.map'))).toEqual([]);
    expect((await kept()).filter(isUploaded)).toEqual([]);
    expect(JSON.stringify(await packKeptBack(store, now()))).not.toContain('.map');
  });

  it('are removed with their version, even after a removal that was interrupted', async () => {
    for (let number = 0; number < 10; number += 1) {
      time = new Date(time.getTime() + 86_400_000);
      await next(`number ${number}`);
    }
    const later = { now: () => new Date('2099-01-01T10:00:00Z') };
    const all = await kept();
    expect(all).toContain(ofWorks());
    const files = await store.list(first.modules[0]?.path.slice(1) ?? '');
    // The last removal fails, of one source map and these files.
    const failing = failingStore(store, files.length + 1);
    await expect(prune({ store: failing, ...later })).rejects.toThrow('failed');
    await prune({ store, ...later });
    expect(await store.list(first.modules[0]?.path.slice(1) ?? '')).toEqual([]);
    expect(await kept()).not.toContain(ofWorks());
    expect(await kept()).toHaveLength(
      (await store.list('m/')).filter((name) => name.endsWith('page.js')).length + 1,
    );
  });
});
