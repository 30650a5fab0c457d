import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeScripts, fakeWorkspace } from '../../../testing/release/fake-workspace.mjs';
import { exists, filesUnder, readJson } from '../files.mjs';
import { isUploaded } from '../hosting/hosting-config.mjs';
import { releaseApps } from '../release-apps.mjs';
import { failingStore } from '../../../testing/release/failing-store.mjs';
import { folderStore } from '../stores/folder-store.mjs';
import { copyRelease } from './copy.mjs';
import { rollback } from './rollback.mjs';
import { release } from './release.mjs';

const apps = ['works', 'planner', 'shell'];

/** @param {string} name */
const isVersioned = (name) => /^[ms]\//.test(name);

describe('a copy for a static host', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {import('../types.d.ts').Store} */
  let from;
  /** @type {import('../types.d.ts').Store} */
  let to;
  /** The folder of the static host. */
  let host = '';

  beforeEach(async () => {
    space = await fakeWorkspace();
    host = join(space.root, 'host');
    from = folderStore(space.target);
    to = folderStore(host);
    await space.put('apps/shell/public/icon.svg', '<svg />');
    await space.put('apps/shell/public/manifest.webmanifest', '{"icons":[{"src":"/icon.svg"}]}');
    for (const app of apps) await space.build(app);
    await releaseApps({ root: space.root, apps, compress: false });
  });
  afterEach(() => space.remove());

  /** @param {string} app @param {string} text @param {Parameters<typeof space.build>[2]} [more] */
  const releaseNext = async (app, text, more) => {
    await space.build(app, text, more);
    await release({ apps: [app], root: space.root, store: from, compress: false });
  };

  /** Changes of the release folder before it is copied again. @type {[string, () => Promise<unknown>][]} */
  const changes = [
    ['of a module', () => releaseNext('works', 'second')],
    ['of a shell', () => releaseNext('shell', 'second')],
    ['of a rollback of both', () => takeBack('works', 'shell')],
  ];
  /** @param {string[]} names */
  const takeBack = async (...names) => {
    for (const app of names) await releaseNext(app, 'second');
    await copyRelease({ from, to });
    for (const app of names) await rollback({ app, store: from });
  };

  /** Records written files, and which files each written file names that the host does not have yet. */
  const recording = () => {
    /** @type {string[]} */
    const written = [];
    /** @type {string[]} */
    const tooEarly = [];
    /** @param {string} name @param {Buffer} bytes */
    const note = async (name, bytes) => {
      written.push(name);
      const text = bytes.toString();
      for (const other of (await filesUnder(space.target)).filter(isUploaded)) {
        // No page loads the copies of public files in a shell's folder.
        const isRead = !isVersioned(name) || isVersioned(other);
        const isNamed = isRead && other !== name && text.includes(`"/${other}"`);
        if (isNamed && !(await exists(join(host, other)))) tooEarly.push(`${name} names ${other}`);
      }
    };
    /** @type {import('../types.d.ts').Store} */
    const store = {
      ...to,
      create: async (name, bytes) => {
        if (!(await to.read(name))) await note(name, bytes);
        return to.create(name, bytes);
      },
      replace: async (name, bytes, tag) => {
        await note(name, bytes);
        return to.replace(name, bytes, tag);
      },
    };
    return { written, tooEarly, store };
  };

  /** Expects that the host has every file that its page and its registry name, with the released bytes. */
  const expectWhole = async () => {
    /** @type {import('../types.d.ts').Registry} */
    const { shell, modules } = await readJson(join(host, 'modules.json'));
    const page = await readFile(join(host, 'index.html'), 'utf8');
    const [, shown = ''] = /src="\/(s\/[^/]+)\//.exec(page) ?? [];
    const folders = [shell, ...modules].map(({ path }) => path.slice(1, -1));
    for (const folder of [...folders, shown])
      for (const name of (await filesUnder(join(space.target, folder))).filter((one) =>
        isUploaded(`${folder}/${one}`),
      ))
        expect(await to.read(`${folder}/${name}`), name).toEqual(await from.read(`${folder}/${name}`));
    return { page, registry: await readFile(join(host, 'modules.json'), 'utf8') };
  };

  /** @param {string} folder */
  const contentsOf = async (folder) =>
    new Map(
      await Promise.all(
        (await filesUnder(folder)).map(
          async (name) => /** @type {const} */ ([name, await readFile(join(folder, name), 'utf8')]),
        ),
      ),
    );

  it('[MO25] of the first release writes no file before the files that it names', async () => {
    const { store, written, tooEarly } = recording();
    expect(await copyRelease({ from, to: store })).toContain(
      'Order for an upload of that folder: m/ and s/; other files; other .html and .webmanifest; modules.json; index.html.',
    );
    expect(tooEarly).toEqual([]);
    expect(written.slice(-2)).toEqual(['modules.json', 'index.html']);
    await expectWhole();
  });

  it.each(changes)('[MO25] %s writes no file before the files that it names', async (_, change) => {
    await copyRelease({ from, to });
    await change();
    const { store, written, tooEarly } = recording();
    await copyRelease({ from, to: store });
    expect(tooEarly).toEqual([]);
    expect(written.at(-1)).toBe('modules.json');
    expect(await copyRelease({ from, to: store })).toContain('is live in');
    expect(written.filter((name) => name === 'modules.json')).toHaveLength(1);
  });

  it.each(changes)(
    '[MO8, MO25] %s that fails at any write leaves the old or the new files live, and the next copy completes it',
    async (_, change) => {
      await copyRelease({ from, to });
      await change();
      const old = await contentsOf(host);
      const kept = join(space.root, 'kept');
      await cp(host, kept, { recursive: true });
      await copyRelease({ from, to });
      const complete = await contentsOf(host);
      for (const [name] of old) expect(complete.has(name), name).toBe(true);

      for (let nth = 1; ; nth += 1) {
        await rm(host, { recursive: true });
        await cp(kept, host, { recursive: true });
        const failed = await copyRelease({ from, to: failingStore(to, nth) }).catch(String);
        const { page, registry } = await expectWhole();
        expect([old.get('index.html'), complete.get('index.html')]).toContain(page);
        expect([old.get('modules.json'), complete.get('modules.json')]).toContain(registry);
        if (!failed.includes('failed')) return expect(nth).toBeGreaterThan(2);
        await copyRelease({ from, to });
        expect(await contentsOf(host)).toEqual(complete);
      }
    },
  );

  it('keeps files that only the host has, including its configuration, and copies no file that must not be served', async () => {
    const config = '{"backend":"firebase","firebase":{"projectId":"demo-host"}}';
    await space.put('host/config.json', config);
    await space.put('host/old-picture.svg', '<svg />');
    await copyRelease({ from, to });
    await releaseNext('shell', 'second');
    await copyRelease({ from, to });
    expect(await readFile(join(host, 'config.json'), 'utf8')).toBe(config);
    const names = await filesUnder(host);
    expect(names).toContain('old-picture.svg');
    expect(names.filter((name) => !isUploaded(name) || name === 'kept-back.json')).toEqual([]);
    expect(names.filter((name) => name.startsWith('s/') && name.endsWith('/files.json'))).toHaveLength(2);
  });

  it('leaves out an incomplete version', async () => {
    await space.put('dist/release/m/works/9.9.9/js/page.js', 'void 0;');
    await copyRelease({ from, to });
    expect(await exists(join(host, 'm/works/9.9.9'))).toBe(false);
  });

  it('is rejected when the host is ahead or has another release of the same revision', async () => {
    const earlier = join(space.root, 'earlier');
    await cp(space.target, earlier, { recursive: true });
    await releaseNext('works', 'second');
    await copyRelease({ from, to });
    const before = await contentsOf(host);
    const other = folderStore(earlier);
    await expect(copyRelease({ from: other, to })).rejects.toThrow('is at revision 2, which');
    await space.build('planner', 'second');
    await release({ apps: ['planner'], root: space.root, store: other });
    await expect(copyRelease({ from: other, to })).rejects.toThrow('Nothing was copied.');
    expect(await contentsOf(host)).toEqual(before);
  });

  it('replaces releases of another line when requested', async () => {
    await copyRelease({ from, to });
    await rm(space.target, { recursive: true });
    await releaseApps({ root: space.root, apps, compress: false });
    await expect(copyRelease({ from, to })).rejects.toThrow('--anyway copies in its place.');
    await copyRelease({ from, to, areHeadersSet: true, replaces: true });
    expect(await readJson(join(host, 'modules.json'))).toEqual(
      await readJson(join(space.target, 'modules.json')),
    );
  });

  it('leaves out a damaged version that is not live, and says so', async () => {
    const [works] = (await readJson(join(space.target, 'modules.json'))).modules;
    for (const text of ['second', 'third']) await releaseNext('works', text);
    await rm(join(space.target, works.path, 'js/page.js'));
    expect(await copyRelease({ from, to })).toContain('js/page.js is missing. That version was left out.');
    expect(await exists(join(host, works.path))).toBe(false);
  });

  it('is rejected when a file differs from the released one, and when nothing is live', async () => {
    const { modules } = await readJson(join(space.target, 'modules.json'));
    await writeFile(join(space.target, modules[0].path, 'js/page.js'), 'void 0;');
    await expect(copyRelease({ from, to })).rejects.toThrow('js/page.js is not what was released.');
    expect(await exists(host)).toBe(false);
    await expect(copyRelease({ from: to, to: from })).rejects.toThrow('Nothing is live in');
    await expect(copyRelease({ from, to: from })).rejects.toThrow('is the folder of the releases itself');
  });

  it('of a shell with other headers is rejected until they are confirmed', async () => {
    await copyRelease({ from, to });
    const before = await contentsOf(host);
    await releaseNext('shell', 'second', { scripts: { ...fakeScripts, refused: 'void 0;' } });
    await expect(copyRelease({ from, to })).rejects.toThrow('needs other headers');
    expect(await contentsOf(host)).toEqual(before);
    await copyRelease({ from, to, areHeadersSet: true });
    await expectWhole();
  });

  it('[MO5, MO25] of several releases never serves a page with modules that it cannot run', async () => {
    /** @param {string} app @param {object} more */
    const releaseWith = async (app, more) => {
      await space.build(app, 'second');
      const build = await readJson(join(space.root, `apps/${app}/dist/build.json`));
      await space.put(`apps/${app}/dist/build.json`, JSON.stringify({ ...build, ...more }));
      await release({ apps: [app], root: space.root, store: from });
    };
    const lastTwo = async () => {
      const { store, written } = recording();
      const messages = await copyRelease({ from, to: store });
      expect(messages).toContain(`; ${written.slice(-2).join('; ')}.`);
      return written.slice(-2);
    };
    await copyRelease({ from, to });
    await releaseWith('shell', { provides: { contract: 3, levels: { platform: 2 } } });
    await releaseWith('works', { needs: { platform: 2 } });
    expect(await lastTwo()).toEqual(['index.html', 'modules.json']);
    for (const app of ['works', 'shell']) await rollback({ app, store: from });
    expect(await lastTwo()).toEqual(['modules.json', 'index.html']);
  });
});
