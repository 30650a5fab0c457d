import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '../../server/create-server.mjs';
import { rollback } from '../commands/rollback.mjs';
import { release } from '../commands/release.mjs';
import { list, verify } from '../commands/look.mjs';
import { fakeWorkspace } from '../../../testing/release/fake-workspace.mjs';
import { exists, filesUnder, readJson } from '../files.mjs';
import { releaseApps } from '../release-apps.mjs';
import { folderStore } from '../stores/folder-store.mjs';
import { hostAt } from './host.mjs';
import { isUploaded } from './hosting-config.mjs';
import { prepareHosting } from './prepare.mjs';
import { pull } from './pull.mjs';

/** @typedef {Awaited<ReturnType<typeof fakeWorkspace>>} Space */

const apps = ['works', 'planner', 'shell'];

describe('a deploy to a host that contains a copy of the folder', () => {
  /** @type {Space} where the live versions were released */
  let first;
  /** @type {Space} a clean checkout */
  let clean;
  /** @type {Awaited<ReturnType<typeof createServer>>} the host, over what was deployed */
  let server;
  /** @type {import('../../server/faults.mjs').Faults | undefined} */
  let faults;
  /** @type {ReturnType<typeof hostAt>} */
  let host;
  let deployed = '';
  let time = new Date('2026-03-01T10:00:00Z');
  const now = () => time;

  /** @param {Space} space @param {object} [options] */
  const prepare = (space, options) =>
    prepareHosting({ folder: space.target, root: space.root, host, now, ...options });
  /** Removes files that the folder does not contain, as Hosting does. @param {Space} space */
  const deploy = async (space) => {
    await rm(deployed, { recursive: true, force: true });
    await cp(space.target, deployed, {
      recursive: true,
      filter: (path) => isUploaded(relative(space.target, path)),
    });
  };
  /**
   * Releases a version of an app into a workspace's folder.
   * @param {Space} space
   * @param {string} app
   * @param {string} text
   */
  const releaseIn = async (space, app, text) => {
    await space.build(app, text);
    await release({ apps: [app], root: space.root, store: folderStore(space.target), now, compress: false });
  };
  /** @param {Record<string, string>} headers */
  const policyIn = (headers) => headers['Content-Security-Policy'];
  /** @param {string} folder @returns {Promise<import('../types.d.ts').Registry>} */
  const registryIn = (folder) => readJson(join(folder, 'modules.json'));

  beforeEach(async () => {
    time = new Date('2026-03-01T10:00:00Z');
    first = await fakeWorkspace();
    clean = await fakeWorkspace();
    deployed = join(first.root, 'deployed');
    server = await createServer({ folder: deployed, faults: (path, request) => faults?.(path, request) });
    host = hostAt(server.url);
    for (const app of apps) await first.build(app);
    await releaseApps({ root: first.root, apps, now });
    await prepare(first, { isFirst: true });
    await deploy(first);
    for (const text of ['second', 'third']) await releaseIn(first, 'works', text);
    await releaseIn(first, 'shell', 'second');
    await prepare(first);
    await deploy(first);
  });
  afterEach(async () => {
    faults = undefined;
    await server.close();
    await first.remove();
    await clean.remove();
  });

  it('[MO8] from a clean checkout continues from the live revision and keeps every existing file', async () => {
    const before = await filesUnder(deployed);
    await pull(folderStore(clean.target), host);
    await releaseIn(clean, 'planner', 'second');
    expect(await prepare(clean)).toBe(`Revision 5 can be deployed to ${server.url}.`);
    await deploy(clean);
    const after = await filesUnder(deployed);
    expect(before.filter((name) => !after.includes(name))).toEqual([]);
    expect(before.length).toBeGreaterThan(40);
    expect(await registryIn(deployed)).toMatchObject({
      revision: 5,
      line: (await registryIn(first.target)).line,
    });
    expect((await verify(folderStore(clean.target))).faults).toEqual([]);
  });

  it('[MO32] from a clean checkout knows what each version was built from, which the host does not serve', async () => {
    const { path } = (await registryIn(first.target)).shell;
    expect(await exists(join(deployed, path, 'notes.json'))).toBe(false);
    await pull(folderStore(clean.target), host);
    expect(await readJson(join(clean.target, path, 'notes.json'))).toEqual({
      made: { at: time.toISOString() },
    });
  });

  it('[MO7] from a clean checkout rolls back a module and the shell, with pages and headers', async () => {
    const page = await readFile(
      join(first.target, (await registryIn(first.target)).shell.previous?.path ?? '', 'index.html'),
    );
    const store = folderStore(clean.target);
    await pull(store, host);
    for (const app of ['works', 'shell']) await rollback({ app, store, now });
    await prepare(clean);
    await deploy(clean);
    expect(await readFile(join(deployed, 'index.html'))).toEqual(page);
    const { hosting } = await readJson(join(clean.root, 'dist/firebase.json'));
    const policies = JSON.stringify(hosting.headers);
    expect(policies).toContain(JSON.stringify(policyIn(await readJson(join(clean.target, 'headers.json')))));
    expect((await list(store)).at(-1)).toBe(`Revision 6 in ${store.name}.`);
  });

  it('says whether a pull fetched anything: the first time, again, and when either side is behind', async () => {
    const store = folderStore(clean.target);
    const at = `of ${server.url}`;
    expect(await pull(store, host)).toEqual([`${store.name} goes on from revision 4 ${at}.`]);
    expect(await pull(store, host)).toEqual([`${store.name} has revision 4 ${at} already.`]);
    // No release was made here, so nothing must be repeated.
    await releaseIn(first, 'works', 'fourth');
    await prepare(first);
    await deploy(first);
    expect(await pull(store, host)).toEqual([`${store.name} goes on from revision 5 ${at}.`]);
    await releaseIn(clean, 'planner', 'second');
    expect(await pull(store, host)).toEqual([
      `${store.name} is at revision 6, which goes on from revision 5 ${at} already.`,
    ]);
  });

  it('fetches the configuration of the host and keeps a local one', async () => {
    const own = join(clean.target, 'config.json');
    await writeFile(join(deployed, 'config.json'), '{"backend":"firebase"}');
    await pull(folderStore(clean.target), host);
    expect(await readFile(own, 'utf8')).toBe('{"backend":"firebase"}');
    await writeFile(own, '{"backend":"firebase","push":{}}');
    expect((await pull(folderStore(clean.target), host))[0]).toContain('and stays');
    expect(await readFile(own, 'utf8')).toContain('push');
  });

  it('is rejected for a folder of another line and for one that is behind the live release', async () => {
    for (const app of apps) await clean.build(app, 'own');
    await releaseApps({ root: clean.root, apps, now });
    await expect(prepare(clean)).rejects.toThrow('is at revision 4, from which');
    await expect(prepare(clean, { isFirst: true })).rejects.toThrow('is at revision 4, from which');
    const messages = await pull(folderStore(clean.target), host);
    expect(messages[0]).toContain('Revision 1, which was live here, did not go on from there');
    await releaseIn(clean, 'works', 'own');
    await prepare(clean);
    await releaseIn(first, 'planner', 'other');
    await prepare(first);
    await deploy(first);
    await expect(prepare(clean)).rejects.toThrow('npm run release pull');
    await expect(prepare(clean, { isHook: true })).rejects.toThrow('npm run release pull');
  });

  it('is rejected when a version is missing that was live within 30 days, and accepted after pruning', async () => {
    const { modules } = await registryIn(first.target);
    const [old = ''] = (await filesUnder(join(first.target, 'm/works')))
      .map((name) => name.split('/')[0] ?? '')
      .filter((version) => ![modules[0]?.version, modules[0]?.previous?.version].includes(version));
    await rm(join(first.target, 'm/works', old), { recursive: true });
    await expect(prepare(first)).rejects.toThrow(`m/works/${old} has no files.json`);
    time = new Date('2026-04-02T10:00:00Z');
    await prepare(first);
  });

  it('is rejected and pulls nothing when the host cannot be read, serves something else, or changed a byte', async () => {
    const store = folderStore(clean.target);
    /** @param {RegExp} message */
    const expectRejection = async (message) => {
      await expect(pull(store, host)).rejects.toThrow(message);
      expect(await exists(join(clean.target, 'modules.json'))).toBe(false);
    };
    faults = () => ({ status: 503 });
    await expectRejection(/cannot be read \(503\)/);
    await expect(prepare(first)).rejects.toThrow('cannot be read (503)');
    faults = (path) => (path === '/modules.json' ? { status: 200, body: '<h1>Hello</h1>' } : undefined);
    await expectRejection(/something else than a release/);
    faults = (path) => (path === '/kept-back.json' ? { status: 404 } : undefined);
    await expectRejection(/Deploy once from the folder/);
    faults = (path) => (path.endsWith('/js/page.js') ? { status: 200, body: 'void 0;' } : undefined);
    await expectRejection(/js\/page\.js of .* is not what was released/);
    faults = undefined;
    await pull(store, host);
    expect(await registryIn(clean.target)).toEqual(await registryIn(first.target));
  });

  it('requires the first deploy to be named as the first', async () => {
    await rm(deployed, { recursive: true });
    await expect(prepare(first)).rejects.toThrow('say --first');
    await expect(pull(folderStore(clean.target), host)).rejects.toThrow('Nothing is live at');
    expect(await prepare(first, { isFirst: true })).toContain('Revision 4 can be deployed');
  });

  it('is stopped by its own hook when the configuration belongs to another release than the live one here', async () => {
    await releaseIn(first, 'planner', 'second');
    await expect(prepare(first, { isHook: true })).rejects.toThrow('npm run release hosting');
    await prepare(first);
    await prepare(first, { isHook: true });
    await appendFile(join(first.target, 'index.html'), ' ');
    await expect(prepare(first, { isHook: true })).rejects.toThrow(
      "index.html at the root is not the live shell's.",
    );
  });
});
