import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { list } from './commands/look.mjs';
import { release } from './commands/release.mjs';
import { readJson } from './files.mjs';
import { releaseApps } from './release-apps.mjs';
import { folderStore } from './stores/folder-store.mjs';

const now = () => new Date('2026-03-01T10:00:00Z');

describe('the notes about a version', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {import('./types.d.ts').Store} */
  let store;
  /** @param {...string} words */
  const git = async (...words) => (await execa('git', words, { cwd: space.root })).stdout;
  /** @param {string} text @returns {Promise<string>} the commit */
  const commit = async (text) => {
    await space.build('works', text);
    await git('add', '--all');
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    await git(...author, 'commit', '--quiet', '--allow-empty', '-m', text);
    return git('rev-parse', 'HEAD');
  };
  beforeEach(async () => {
    space = await fakeWorkspace();
    store = folderStore(space.target);
    for (const app of ['works', 'shell']) await space.build(app);
    await space.put('package-lock.json', '{}');
    await space.put('.gitignore', 'dist/release');
    await git('init', '--quiet');
  });
  afterEach(() => space.remove());

  /** @param {boolean} [anyway] */
  const released = (anyway = false) =>
    release({ apps: ['works'], root: space.root, store, now, compress: false, anyway });
  const liveWorks = async () => (await readJson(join(space.target, 'modules.json'))).modules[0];

  it('[MO32] are its commit, time and lock file, which the list shows', async () => {
    const first = await commit('first');
    await releaseApps({ root: space.root, apps: ['works', 'shell'], now });
    await space.put('apps/works/src/new.ts', '');
    await space.build('works', 'second');
    await released();
    const lines = (await list(store)).filter((line) => line.startsWith('works'));
    const columns = lines.map((line) => line.split(/ {2,}/).slice(2));
    const made = ['2026-03-01 10:00', first.slice(0, 8), '44136fa3'];
    expect(columns).toHaveLength(2);
    expect(columns).toContainEqual([...made, expect.stringMatching(/^live until .*, the way back$/)]);
    expect(columns).toContainEqual([made[0], `${made[1]}+`, made[2], 'live']);
    expect(await list(store)).toContain('+ with changes that were not committed');
  });

  it('[MO32] are of the time alone where there is no repository', async () => {
    await rm(join(space.root, '.git'), { recursive: true });
    await rm(join(space.root, 'package-lock.json'));
    await releaseApps({ root: space.root, apps: ['works', 'shell'], now });
    const { path } = await liveWorks();
    expect(await readJson(join(space.target, path, 'notes.json'))).toEqual({
      made: { at: now().toISOString() },
    });
  });

  it('[MO29] prevent the release of an older commit over a newer one, unless it is wanted anyway', async () => {
    const first = await commit('first');
    const second = await commit('second');
    await releaseApps({ root: space.root, apps: ['works', 'shell'], now });
    const { version } = await liveWorks();
    await git('checkout', '--quiet', first);
    const objection = `is of commit ${first.slice(0, 8)}, and ${version}, which is live, of the newer ${second.slice(0, 8)}.`;
    await expect(released()).rejects.toThrow(objection);
    expect((await liveWorks()).version).toBe(version);
    expect(await released(true)).toContain(objection);
    const lines = await list(store);
    const at = lines.findIndex((one) => one.includes(` ${first.slice(0, 8)} `));
    expect(lines[at]).toMatch(/ live$/);
    expect(lines[at + 1]).toContain(objection);
  });

  it('[MO29] are of the newest commit with the same files, so that a commit before a revert is older', async () => {
    const first = await commit('first');
    await releaseApps({ root: space.root, apps: ['works', 'shell'], now });
    const { version } = await liveWorks();
    const second = await commit('second');
    await released();
    const revert = await commit('first');
    await released();
    expect((await liveWorks()).version).toBe(version);
    await git('checkout', '--quiet', second);
    await expect(released()).rejects.toThrow(`of the newer ${revert.slice(0, 8)}.`);
    expect((await list(store)).find((line) => line.includes(version))).toContain(first.slice(0, 8));
  });
});
