import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { filesUnder, integrityOf, readJson } from './files.mjs';
import { faultsOf, putVersion } from './put-version.mjs';
import { folderStore } from './stores/folder-store.mjs';
import { versionOfApp } from './version-of-app.mjs';

describe('a version in its folder', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {import('./types.d.ts').ReleasedApp} */
  let version;
  /** @type {import('./types.d.ts').Store} */
  let store;
  beforeEach(async () => {
    space = await fakeWorkspace();
    await space.build('works');
    version = await versionOfApp({ app: 'works', root: space.root });
    store = folderStore(space.target);
  });
  afterEach(() => space.remove());

  const put = () => putVersion(store, version, { compress: true });
  /** @param {string} name */
  const path = (name) => join(space.target, version.folder, name);

  it('has a list of every file with hash and size, including fonts', async () => {
    await put();
    const list = await readJson(path('files.json'));
    const names = await filesUnder(path(''));
    expect(Object.keys(list).toSorted()).toEqual(
      names.filter((name) => name !== 'files.json' && !/\.(?:br|gz)$/.test(name)),
    );
    for (const name of Object.keys(list)) {
      const bytes = await readFile(path(name));
      expect(list[name]).toEqual({ integrity: integrityOf(bytes), size: bytes.length });
    }
    expect(await faultsOf(store, version.folder)).toEqual([]);
  });

  it('is completed after an interrupted release', async () => {
    await put();
    const whole = await filesUnder(path(''));
    await rm(path('files.json'));
    await rm(path('js/page.js'));
    await put();
    expect(await filesUnder(path(''))).toEqual(whole);
  });

  it('restores a file that was lost', async () => {
    await put();
    await rm(path('js/page.js'));
    await put();
    expect(await faultsOf(store, version.folder)).toEqual([]);
  });

  it('is never overwritten: another file of the same name stops the release', async () => {
    await space.put(`dist/release/${version.folder}/js/page.js`, 'void 0;');
    await expect(put()).rejects.toThrow(`${version.folder} is there already, with another js/page.js`);
    expect(await readFile(path('js/page.js'), 'utf8')).toBe('void 0;');
  });

  it('reports a changed byte, a missing file and a missing twin when it is verified', async () => {
    await put();
    await appendFile(path('fonts/face.woff2'), ' ');
    await rm(path('css/page.css'));
    await writeFile(path('js/page.js.br'), 'no brotli');
    expect(await faultsOf(store, version.folder)).toEqual([
      `${version.folder}/css/page.css is missing.`,
      `${version.folder}/fonts/face.woff2 is not what was released.`,
      `${version.folder}/js/page.js.br is not its file, compressed.`,
    ]);
    await expect(put()).rejects.toThrow('Nothing was switched.');
  });
});
