import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LicenceNotices } from './licence-notices.mjs';

describe('the licences of a build', () => {
  /** @type {string} */
  let folder;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dayloom-licences-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** @param {string} path @param {string} text */
  const put = async (path, text) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };

  /** @param {string} name @param {object} about @param {Record<string, string>} [files] */
  const install = async (name, about, files = { LICENSE: `Copyright of ${name}\r\n` }) => {
    const own = name.split('node_modules/').at(-1);
    await put(`node_modules/${name}/package.json`, JSON.stringify({ name: own, version: '1.0.0', ...about }));
    await put(
      `node_modules/${name}/index.js`,
      `export const name = Math.random() + '${name}'; export const other = 1;`,
    );
    for (const [file, text] of Object.entries(files)) await put(`node_modules/${name}/${file}`, text);
  };

  /** @param {string} code */
  const build = async (code) => {
    await put('main.js', code);
    const compiler = rspack({
      context: folder,
      mode: 'production',
      entry: './main.js',
      output: { path: join(folder, 'dist') },
      module: { rules: [{ test: /\.woff2$/, type: 'asset/resource' }] },
      plugins: [new LicenceNotices(() => [join(folder, 'node_modules/in-the-worker/index.js')])],
    });
    const stats = await new Promise((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    return JSON.parse(await readFile(join(folder, 'dist/licences.json'), 'utf8'));
  };

  beforeEach(() => install('in-the-worker', { license: 'MIT' }));

  it('[MO22] include the packages and fonts of its files, its lazy chunks and its worker', async () => {
    await install('used', { license: 'MIT' });
    await install('@scope/lazy', { license: 'ISC' });
    await install('a-face', { license: 'OFL-1.1' }, { LICENSE: 'Open Font License', 'face.woff2': 'a font' });
    await install('unused', { license: 'GPL-3.0' });
    const notices = await build(
      "import { name } from 'used'; import 'a-face/face.woff2'; globalThis.all = [name, () => import('@scope/lazy')];",
    );
    expect(notices.map((/** @type {{ name: string }} */ { name }) => name)).toEqual([
      '@rspack/core',
      '@scope/lazy',
      'a-face',
      'in-the-worker',
      'used',
    ]);
    expect(notices[1]).toEqual({
      name: '@scope/lazy',
      version: '1.0.0',
      licence: 'ISC',
      text: 'Copyright of @scope/lazy',
    });
  });

  it("[MO22] include the package whose drawings are in the icons' stylesheets", async () => {
    await put('libs/ui/src/icons/icons.js', 'globalThis.all = 1;');
    const notices = await build("import './libs/ui/src/icons/icons.js';");
    expect(notices.map((/** @type {{ name: string }} */ { name }) => name)).toContain('lucide-react');
  });

  it('[MO22] name each version of a package that is installed twice', async () => {
    await install('used', { license: 'MIT', version: '2.0.0' });
    await install('outer', { license: 'MIT' });
    await install('outer/node_modules/used', { license: 'MIT' });
    await put('node_modules/outer/index.js', "import { name } from 'used'; export const inner = () => name;");
    const notices = await build(
      "import { name } from 'used'; import { inner } from 'outer'; globalThis.all = [name, inner];",
    );
    const used = notices.filter((/** @type {{ name: string }} */ { name }) => name === 'used');
    expect(used.map((/** @type {{ version: string }} */ { version }) => version)).toEqual(['1.0.0', '2.0.0']);
  });

  it.each([
    ['without a text of its licence', { license: 'MIT' }, {}, 'used 1.0.0 has no text of its licence, MIT'],
    [
      'with a licence that is not accepted',
      { license: 'GPL-3.0' },
      { LICENSE: 'GNU' },
      'The licence of used 1.0.0, GPL-3.0, is not accepted',
    ],
    [
      'that does not say its licence',
      {},
      { LICENSE: 'Mine' },
      'The licence of used 1.0.0, of which it says nothing, is not accepted',
    ],
  ])('[MO22] a build with a package %s fails', async (_, about, files, said) => {
    await install('used', about, files);
    await expect(build("import { name } from 'used'; globalThis.all = name;")).rejects.toThrow(said);
  });
});
