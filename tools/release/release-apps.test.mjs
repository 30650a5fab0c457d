import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { filesUnder, integrityOf, readJson } from './files.mjs';
import { releaseApps } from './release-apps.mjs';

const apps = ['works', 'planner', 'shell'];

describe('a release', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  beforeEach(async () => {
    space = await fakeWorkspace();
    for (const app of apps) await space.build(app);
  });
  afterEach(() => space.remove());

  const snapshot = async () => {
    const names = await filesUnder(space.target);
    const texts = await Promise.all(names.map((name) => readFile(join(space.target, name), 'base64')));
    return new Map(names.map((name, index) => [name, texts[index]]));
  };

  it('puts each app into its versioned folder and names it in the registry', async () => {
    const { registry } = await releaseApps({ root: space.root, apps });
    expect(await readJson(join(space.target, 'modules.json'))).toEqual(registry);
    const works = registry.modules[0];
    expect(registry).toMatchObject({ schemaVersion: 1, revision: 1 });
    expect(works?.version).toMatch(/^1\.2\.0-[0-9a-f]{8}$/);
    expect(works).toMatchObject({
      name: 'works',
      path: `/m/works/${works?.version}/`,
      entry: `/m/works/${works?.version}/remoteEntry.abc.js`,
      chunks: { 'route-dashboard': [`${works?.path}js/page.js`, `${works?.path}css/page.css`] },
      descriptor: { name: 'works', contract: 3 },
      shared: { react: '19.3.1' },
    });
  });

  it('has the integrity of exactly the served bytes of scripts and styles', async () => {
    const { registry } = await releaseApps({ root: space.root, apps });
    const files = Object.entries(registry.modules[0]?.files ?? {});
    expect(files.map(([path]) => path.split('/').slice(4).join('/'))).toEqual([
      'css/page.css',
      'js/page.js',
      'remoteEntry.abc.js',
    ]);
    for (const [path, integrity] of files) {
      const bytes = await readFile(join(space.target, path));
      expect(integrity).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
    }
  });

  it('writes brotli and gzip twins of compressible files, but neither source maps nor build.json', async () => {
    const { registry } = await releaseApps({ root: space.root, apps });
    const folder = join(space.target, registry.modules[0]?.path ?? '');
    const plain = await readFile(join(folder, 'js/page.js'));
    expect(brotliDecompressSync(await readFile(join(folder, 'js/page.js.br')))).toEqual(plain);
    expect(gunzipSync(await readFile(join(folder, 'js/page.js.gz')))).toEqual(plain);
    const names = await filesUnder(folder);
    expect(names).not.toContain('fonts/face.woff2.br');
    expect(names.filter((name) => name.endsWith('.map') || name === 'build.json')).toEqual([]);
  });

  it('[MO6] of one module changes the registry, adds one folder and changes nothing else', async () => {
    await releaseApps({ root: space.root, apps });
    const before = await snapshot();
    await space.build('works', 'second');
    await rm(join(space.root, 'apps/planner/dist'), { recursive: true });
    await rm(join(space.root, 'apps/shell/dist'), { recursive: true });
    const { registry } = await releaseApps({ root: space.root, apps: ['works'] });
    const after = await snapshot();

    const changed = [...before.keys()].filter((name) => after.get(name) !== before.get(name));
    const added = [...after.keys()].filter((name) => !before.has(name));
    expect(changed).toEqual(['modules.json']);
    const [history, ...others] = added;
    expect(history).toMatch(/^history\/000002-/);
    expect(others.length).toBeGreaterThan(0);
    const { path = '?' } = registry.modules[0] ?? {};
    expect(others.filter((name) => !`/${name}`.startsWith(path) && !name.startsWith(`maps${path}`))).toEqual(
      [],
    );
    expect(registry.revision).toBe(2);
  });

  it('[MO9] keeps the previous version with its integrity next to the live one while its folder exists', async () => {
    const first = await releaseApps({ root: space.root, apps });
    await space.build('works', 'second');
    const second = await releaseApps({ root: space.root, apps: ['works'] });
    const old = first.registry.modules[0];
    const hash = integrityOf(await readFile(join(space.target, `m/works/${old?.version}/entry.json`)));
    expect(second.registry.modules[0]?.previous).toEqual({
      version: old?.version,
      path: old?.path,
      entry: hash,
    });

    await rm(join(space.target, `m/works/${old?.version}`), { recursive: true });
    const again = await releaseApps({ root: space.root, apps: ['works'] });
    expect(again.registry.modules[0]).not.toHaveProperty('previous');
  });

  it('[MO29] of all sources notes and returns what a release of one would be refused for', async () => {
    await space.build('works', 'first', { faults: ['page.css would style the whole page.'] });
    const { registry, objections } = await releaseApps({ root: space.root, apps });
    const works = registry.modules[0];
    expect(objections).toEqual([`works ${works?.version}: page.css would style the whole page.`]);
    const notes = await readJson(join(space.target, `m/works/${works?.version}/notes.json`));
    expect(notes.overrode).toEqual(objections);
    expect((await releaseApps({ root: space.root, apps })).objections).toEqual([]);
  });

  it('of the same bytes changes nothing, not even the revision', async () => {
    await releaseApps({ root: space.root, apps });
    const before = await snapshot();
    await releaseApps({ root: space.root, apps });
    expect(await snapshot()).toEqual(before);
  });

  it('stores the entry of each version where overrides and rollbacks find it', async () => {
    const { registry } = await releaseApps({ root: space.root, apps });
    const works = registry.modules[0];
    expect(await readJson(join(space.target, `m/works/${works?.version}/entry.json`))).toEqual(works);
  });

  it('gives a changed descriptor a new version', async () => {
    const first = await releaseApps({ root: space.root, apps });
    await space.put(
      'apps/works/module.json',
      JSON.stringify({ name: 'works', title: 'My works', contract: 3 }),
    );
    const second = await releaseApps({ root: space.root, apps: ['works'] });
    expect(second.registry.modules[0]?.version).not.toBe(first.registry.modules[0]?.version);
  });

  it('[MO15] leaves a built-in copy of the registry in the shell folder', async () => {
    const { registry } = await releaseApps({ root: space.root, apps });
    expect(await readJson(join(space.target, `s/${registry.shell.version}/registry.json`))).toEqual(registry);
  });

  it('[MO15] continues the line of the first one, which differs between folders', async () => {
    const { registry: first } = await releaseApps({ root: space.root, apps });
    expect(first.line).toMatch(/^[0-9a-f]{16}$/);
    expect(await readJson(join(space.target, first.shell.path, 'registry.json'))).toEqual(first);
    await space.build('works', 'second');
    const { registry: second } = await releaseApps({ root: space.root, apps: ['works'] });
    expect([second.line, second.revision]).toEqual([first.line, 2]);
    const { registry: other } = await releaseApps({ root: space.root, apps, target: 'dist/other' });
    expect(other.line).not.toBe(first.line);
  });

  it('writes config.json for the embedded backend and keeps an existing one', async () => {
    await releaseApps({ root: space.root, apps });
    expect(await readJson(join(space.target, 'config.json'))).toEqual({ backend: 'local' });
    await writeFile(join(space.target, 'config.json'), '{"backend":"firebase"}');
    await releaseApps({ root: space.root, apps });
    expect(await readJson(join(space.target, 'config.json'))).toEqual({ backend: 'firebase' });
  });

  it('rejects an app that is not built or lacks a named file, and leaves the registry unchanged', async () => {
    await releaseApps({ root: space.root, apps });
    const before = await readFile(join(space.target, 'modules.json'), 'utf8');
    await rm(join(space.root, 'apps/works/dist/js/page.js'));
    await expect(releaseApps({ root: space.root, apps: ['works'] })).rejects.toThrow(
      'apps/works/dist lacks js/page.js',
    );
    await rm(join(space.root, 'apps/works/dist'), { recursive: true });
    await expect(releaseApps({ root: space.root, apps: ['works'] })).rejects.toThrow('works is not built');
    expect(await readFile(join(space.target, 'modules.json'), 'utf8')).toBe(before);
  });

  it('of a module into an empty folder says how to release a shell there', async () => {
    await expect(releaseApps({ root: space.root, apps: ['works'] })).rejects.toThrow(
      /No shell is live there yet\. npm run build .* npm run release pull/,
    );
  });
});
