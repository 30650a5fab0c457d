import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeScripts, fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { filesUnder, integrityOf, readJson } from './files.mjs';
import { releaseApps } from './release-apps.mjs';
import { publishShell } from './shell-page.mjs';
import { folderStore } from './stores/folder-store.mjs';

const apps = ['works', 'shell'];
const template = '<html><head><!-- head --></head><body><!-- landing --><!-- scripts --></body></html>';

const worker = 'firebase-messaging-sw.js';

/** Source files of the page, in addition to the build. */
const sources = {
  'apps/shell/index.html': template,
  'libs/ui/src/themes/themes.json': '{ "light": { "fonts": {} } }',
  'libs/ui/src/themes/tokens-css.mjs': "export const tokensCss = () => ':root { --ink: #222 }';",
  'apps/shell/public/favicon.svg': '<svg />',
  'apps/shell/public/pages/sign-in.js': 'globalThis.opener = null;',
};

describe('the shell of a release', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  beforeEach(async () => {
    space = await fakeWorkspace();
    for (const app of apps) await space.build(app);
    for (const [path, text] of Object.entries(sources)) await space.put(path, text);
  });
  afterEach(() => space.remove());

  /** @param {string[]} [which] */
  const release = async (which = apps) => (await releaseApps({ root: space.root, apps: which })).registry;
  /** @param {string} path */
  const released = (path) => readFile(join(space.target, path), 'utf8');

  /** The served files outside the versioned folders, without those that belong to no version of the shell. */
  const live = async () => {
    const names = (await filesUnder(space.target)).filter(
      (name) => !/^(?:[ms]\/|maps\/|history|modules|config|licences)/.test(name),
    );
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => /** @type {const} */ ([name, await released(name)]))),
    );
  };

  it('is one folder with its page, its headers and its public files, which the registry names', async () => {
    const { shell } = await release();
    const path = `/s/${shell.version}/`;
    expect(shell).toEqual({
      version: expect.stringMatching(/^1\.2\.0-[0-9a-f]{8}$/),
      path,
      index: `${path}index.html`,
      headers: `${path}headers.json`,
      public: [`${path}${worker}`, `${path}favicon.svg`, `${path}pages/sign-in.js`],
    });
    const names = await filesUnder(join(space.target, path));
    for (const name of [shell.index, shell.headers, ...shell.public, `${path}main.abc.js`])
      expect(names).toContain(name.slice(path.length));
    expect(await released(shell.index)).toContain(`src="${path}main.abc.js"`);
  });

  it('has an entry with the integrity of each of its scripts and styles', async () => {
    const { shell } = await release();
    const entry = await readJson(join(space.target, shell.path, 'entry.json'));
    expect(entry).toMatchObject({ ...shell, shared: { react: '19.3.1' } });
    expect(Object.keys(entry.files)).toEqual(
      ['css/page.css', worker, 'js/page.js', 'main.abc.js', 'pages/sign-in.js'].map(
        (name) => shell.path + name,
      ),
    );
    for (const [path, integrity] of Object.entries(entry.files))
      expect(integrity).toBe(integrityOf(await readFile(join(space.target, path))));
  });

  it('is live as a copy of each file of its folder', async () => {
    const { shell } = await release();
    const copies = [shell.index, shell.headers, ...shell.public];
    const expected = copies.map(async (path) => [path.slice(shell.path.length), await released(path)]);
    expect(await live()).toEqual(Object.fromEntries(await Promise.all(expected)));
  });

  const changes = [
    {
      what: 'the page alone',
      path: 'apps/shell/index.html',
      text: template.replace('<head>', '<head><meta>'),
    },
    {
      what: 'the themes',
      path: 'libs/ui/src/themes/themes.json',
      text: '{ "light": { "fonts": {} }, "dark": { "fonts": {} } }',
    },
    { what: 'a public file', path: 'apps/shell/public/favicon.svg', text: '<svg viewBox="0 0 1 1" />' },
    { what: 'a new public file', path: 'apps/shell/public/robots.txt', text: 'User-agent: *' },
    { what: 'the service worker', path: `apps/shell/dist/${worker}`, text: 'void 1;' },
    { what: 'a style the headers allow', path: 'apps/shell/constant-styles.json', text: '["a { top: 0 }"]' },
  ];
  it.each(changes)('changes its version with a change of $what', async ({ path, text }) => {
    const before = await release();
    await space.put(path, text);
    const after = await release();
    expect(after.shell.version).not.toBe(before.shell.version);
    expect(after.modules).toEqual(before.modules);
  });

  it('changes its version with a change of a script of its page', async () => {
    const before = await release();
    await space.build('shell', 'first', { scripts: { ...fakeScripts, look: 'void 0;' } });
    const after = await release();
    expect(after.shell.version).not.toBe(before.shell.version);
    expect(await released(after.shell.index)).toContain('<script>void 0;</script>');
  });

  it('is rejected without the scripts of its page', async () => {
    await space.build('shell', 'first', { scripts: undefined });
    await expect(release()).rejects.toThrow('lacks the scripts of its page');
  });

  it('keeps version and built-in registry when modules were released since', async () => {
    const first = await release();
    await space.build('works', 'second');
    await release(['works']);
    const again = await release(['shell']);
    expect(again.shell).toEqual(first.shell);
    expect(await readJson(join(space.target, again.shell.path, 'registry.json'))).toEqual(first);
  });

  it('does not change when a module is released, even if the source of the shell changed', async () => {
    const before = await release();
    const files = await live();
    await space.put('apps/shell/index.html', template.replace('<head>', '<head><meta>'));
    await space.put('apps/shell/public/favicon.svg', '<svg viewBox="0 0 1 1" />');
    await space.build('works', 'second');
    const after = await release(['works']);
    expect(after.shell).toEqual(before.shell);
    expect(await live()).toEqual(files);
  });

  it('of an earlier release is live again after copying its folder, without its source', async () => {
    const { shell: first } = await release();
    const files = await live();
    await space.put('apps/shell/index.html', template.replace('<head>', '<head><meta>'));
    await space.put('apps/shell/public/favicon.svg', '<svg viewBox="0 0 1 1" />');
    await space.put(`apps/shell/dist/${worker}`, 'void 1;');
    const { shell: second } = await release();
    expect(second.previous).toEqual({ version: first.version, path: first.path });
    expect(await live()).not.toEqual(files);

    await rm(join(space.root, 'apps'), { recursive: true });
    await publishShell(
      folderStore(space.target),
      await readJson(join(space.target, first.path, 'entry.json')),
    );
    expect(await live()).toEqual(files);
  });

  it('cannot be rolled back to one whose folder is missing or that was released without its page', async () => {
    const { shell: first } = await release();
    await rm(join(space.target, first.path), { recursive: true });
    await space.put('apps/shell/index.html', template.replace('<head>', '<head><meta>'));
    const second = await release();
    expect(second.shell).not.toHaveProperty('previous');

    const old = { ...second, shell: { version: '1.1.0-0a1b2c3d' } };
    await space.put('dist/release/modules.json', JSON.stringify(old));
    expect((await release()).shell).toEqual(second.shell);
  });

  it('[NF7] is rejected without the service worker', async () => {
    await rm(join(space.root, `apps/shell/dist/${worker}`));
    const build = await readJson(join(space.root, 'apps/shell/dist/build.json'));
    build.files = build.files.filter((/** @type {string} */ name) => name !== worker);
    await space.put('apps/shell/dist/build.json', JSON.stringify(build));
    await expect(release()).rejects.toThrow(`apps/shell/dist lacks ${worker}`);
  });

  it.each(['modules.json', 'js/page.js', worker])('is rejected with a public file named %s', async (name) => {
    await space.put(`apps/shell/public/${name}`, '{}');
    await expect(release()).rejects.toThrow(`apps/shell/public/${name} has the name of another file`);
  });
});
