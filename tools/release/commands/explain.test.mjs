import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeWorkspace } from '../../../testing/release/fake-workspace.mjs';
import { releaseApps } from '../release-apps.mjs';
import { folderStore } from '../stores/folder-store.mjs';
import { explain } from './explain.mjs';

/**
 * Columns 1 to 20 are line 1 of the first source, 21 to 40 its line 12 with a name, 41 to 60 line 5 of the second, and
 * the rest belongs to none.
 * @param {string} app
 * @param {string[]} sources
 */
const mapOf = (app, ...sources) =>
  JSON.stringify({
    version: 3,
    sources: sources.map((path) => `webpack://dayloom_${app}/${path}`),
    names: ['daysLeft'],
    mappings: 'AAAA,oBAWIA,oBCPF,oB;',
  });

describe('npm run release explain', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {import('../types.d.ts').Store} */
  let store;
  let works = { version: '', path: '' };
  let shell = { version: '', path: '' };
  beforeEach(async () => {
    space = await fakeWorkspace();
    store = folderStore(space.target);
    for (const app of ['works', 'shell']) await space.build(app);
    await space.put(
      'apps/works/dist/js/page.js.map',
      mapOf('works', './src/plan/days.ts', '../../libs/ui/src/button.tsx'),
    );
    await space.put(
      'apps/shell/dist/js/page.js.map',
      mapOf('shell', './src/frame/frame.tsx', 'webpack/runtime/publicPath'),
    );
    const { registry } = await releaseApps({ root: space.root, apps: ['works', 'shell'] });
    [works = works] = registry.modules;
    shell = registry.shell;
  });
  afterEach(() => space.remove());

  /** @param {string} text */
  const explained = (text, app = 'works', { version } = works) =>
    explain({ app, version, store, input: () => Promise.resolve(text) });

  it("[MO32] prints Chromium's stack with the positions in the sources, and other lines unchanged", async () => {
    const address = `http://localhost:4200${works.path}js/page.js`;
    const stack = [
      'TypeError: this.work is undefined',
      `    at t (${address}:1:21)`,
      `    at async n (${address}:1:45)`,
      '    at Array.map (<anonymous>)',
      `    at ${address}:1:1`,
      '    at https://example.com/js/other.js:1:21',
      '',
    ];
    expect((await explained(stack.join('\n'))).split('\n')).toEqual([
      stack[0],
      '    at t (apps/works/src/plan/days.ts:12:5 (daysLeft))',
      '    at async n (libs/ui/src/button.tsx:5:3)',
      stack[3],
      '    at apps/works/src/plan/days.ts:1:1',
      stack[5],
      '',
    ]);
  });

  it.each(['t@', 'a/b/<@', 'async*t@', '@', 'global code@'])(
    'reads a line of Firefox and Safari: %shttp://...',
    async (name) => {
      const line = `${name}https://example.web.app${works.path}js/page.js:1:30`;
      expect(await explained(line)).toBe(`${name}apps/works/src/plan/days.ts:12:5 (daysLeft)`);
    },
  );

  it("reads the text of 'Copy report', whose addresses name no host", async () => {
    const line = `works 1.2.0 failed: ${works.path}js/page.js:1:41, later ${works.path}css/page.css`;
    expect(await explained(line)).toBe(
      `works 1.2.0 failed: libs/ui/src/button.tsx:5:3, later ${works.path}css/page.css`,
    );
  });

  it('reads positions without a folder as those of the named version', async () => {
    expect(await explained('at js/page.js:1:41')).toBe('at libs/ui/src/button.tsx:5:3');
    expect(await explained('at js/page.js:1:41', 'shell', shell)).toBe('at webpack/runtime/publicPath:5:3');
  });

  it('explains positions of other programs and versions by the folder in their address', async () => {
    await space.build('works', 'second');
    await space.put('apps/works/dist/js/page.js.map', mapOf('works', './src/new.ts', './src/more.ts'));
    const { registry } = await releaseApps({ root: space.root, apps: ['works'] });
    const other = registry.modules[0]?.path;
    expect(await explained(`${shell.path}js/page.js:1:21\n${other}js/page.js:1:41\njs/page.js:1:41`)).toBe(
      'apps/shell/src/frame/frame.tsx:12:5 (daysLeft)\napps/works/src/more.ts:5:3\nlibs/ui/src/button.tsx:5:3',
    );
  });

  it('leaves positions that no source map knows', async () => {
    const text = [
      ...[`${works.path}js/page.js:1:61`, `${works.path}js/page.js:2:1`, `${works.path}js/page.js:1:0`],
      ...['/m/works/9.9.9/js/page.js:1:21', '/m/../../../js/page.js:1:21', 'gone.js:1:21'],
    ].join('\n');
    const known = 'libs/ui/src/button.tsx:5:3';
    expect(await explained(`js/page.js:1:41\n${text}`)).toBe(`${known}\n${text}`);
    await expect(explained(text)).rejects.toThrow('No position in it has a source map');
  });

  it('says that a version is unknown, has no source maps, or that the input is empty', async () => {
    await expect(explained('text', 'works', { ...works, version: '9.9.9' })).rejects.toThrow(
      /works has no version 9\.9\.9 in .*There are: 1\.2\.0-/,
    );
    await expect(explained(' \n')).rejects.toThrow('the input is empty');
    for (const name of await store.list('maps/m/')) await store.remove(name);
    await expect(explained('text')).rejects.toThrow(
      `works ${works.version} has no source maps in ${join(space.target)}: it was released before they were kept`,
    );
  });
});
