import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allApps } from '../../tools/apps.mjs';
import { appsHolding, builtClone, chunkLists, leftBy } from './built-clone.mjs';
import { filesImported } from './importing-apps.mjs';

const root = join(import.meta.dirname, '../..');
const clones = join(root, '.cache/versions');

/** Code changes in one file of each library, and the apps whose bytes they change. */
const changes = [
  { file: 'libs/ui/src/feedback/badge.tsx', text: "look = 'soft'", by: "look = 'text'", apps: ['shell'] },
  {
    file: 'libs/data-local/src/accounts/password.ts',
    text: 'rounds = 600_000',
    by: 'rounds = 600_001',
    apps: ['shell'],
  },
  {
    file: 'libs/domain/src/works/days-left.ts',
    text: 'dueSoonFrom = 3',
    by: 'dueSoonFrom = 4',
    apps: ['works'],
  },
  { file: 'libs/data/src/queries/planner.ts', text: "'desc'", by: "'asc'", apps: ['planner'] },
  {
    file: 'libs/data-firebase/src/remote/with-timeout.ts',
    text: 'No answer',
    by: 'Nothing',
    apps: ['shell'],
  },
  { file: 'libs/platform/src/watch-minutes.ts', text: '60_000', by: '60_001', apps: ['shell'] },
  {
    file: 'libs/sync/src/connection/when-idle.ts',
    text: 'timeout = 500',
    by: 'timeout = 501',
    apps: ['shell'],
  },
  { file: 'libs/testing/src/add.ts', text: "'create'", by: "'update'", apps: [] },
];
/** `npm run prove versions` makes all changes; other runs make a sample. */
const tried = process.env['DAYLOOM_PROVE'] === 'versions' ? changes : changes.slice(0, 2);
const minutes = 60_000;
const hashedName = /^apps\/.*\.[0-9a-f]{8}\.\w+$/;

/** Removes the random line of a first release, which differs between two of them. @param {string | undefined} text */
const alike = (text) => text?.replace(/"line": *"[0-9a-f]{16}"/, '"line":""');

/** @typedef {Awaited<ReturnType<typeof builtClone>>} Clone */
/** @type {Clone} */
let clone;
/** @type {Clone | undefined} */
let other;
/** @type {Record<string, string>} */
let versions;
/** @type {Map<string, string>} */
let files;

beforeAll(async () => {
  clone = await builtClone(join(clones, 'clone'));
  versions = await clone.release();
  files = await leftBy(clone.folder);
}, 2 * minutes);
afterAll(async () => {
  await clone.remove();
  await other?.remove();
});

it(
  'another clone in another folder gives the same versions and the same bytes, including source maps',
  async () => {
    other = await builtClone(join(clones, 'some/folder deeper down'));
    expect(await other.release()).toEqual(versions);
    const others = await leftBy(other.folder);
    expect([...others.keys()]).toEqual([...files.keys()]);
    const differing = [...files].filter(([path, text]) => alike(others.get(path)) !== alike(text));
    expect(differing.map(([path]) => path)).toEqual([]);
  },
  2 * minutes,
);

it('a build uses one name for its chunk list in all of its files', () => {
  const lists = chunkLists(files);
  for (const app of allApps())
    expect(lists[app]).toEqual([expect.stringMatching(`^dayloom_chunks_${app}_[0-9a-f]{8}$`)]);
});

it('no built file contains the folder of the project', () => {
  const telling = [...files].filter(([, text]) => /\.cache(?:\/|%2F)versions/.test(text));
  expect(telling.map(([path]) => path)).toEqual([]);
});

it.each(changes)('$file still contains the text to change', async ({ file, text }) => {
  expect(await readFile(join(root, file), 'utf8')).toContain(text);
});

describe('a changed file gives new versions only to the apps that contain it', () => {
  /** @type {Map<string, Set<string>>} */
  let imported;
  beforeAll(async () => {
    imported = await filesImported(root);
  }, minutes);

  it.each(tried)(
    '$file: $apps',
    async ({ file, text, by, apps }) => {
      await clone.replace(file, text, by);
      const after = await clone.release();
      const left = await leftBy(clone.folder);
      await clone.replace(file, by, text);
      const changed = allApps().filter((app) => after[app] !== versions[app]);
      expect(changed).toEqual(apps);
      expect(changed).toEqual(appsHolding(files, file));
      const importing = allApps().filter((app) => imported.get(app)?.has(file));
      expect(importing).toEqual(expect.arrayContaining(changed));

      const [lists, newLists] = [chunkLists(files), chunkLists(left)];
      expect(allApps().filter((app) => String(newLists[app]) !== String(lists[app]))).toEqual(changed);
      const sameName = [...left.keys()].filter((path) => hashedName.test(path) && files.has(path));
      expect(sameName.filter((path) => left.get(path) !== files.get(path))).toEqual([]);
    },
    2 * minutes,
  );
});
