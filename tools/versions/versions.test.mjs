import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClone, leftBy } from './built-clone.mjs';

const root = join(import.meta.dirname, '../..');
const clones = join(root, '.cache/versions');

const minutes = 60_000;

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
  'another clone in another folder gives the same versions and the same bytes, source maps included',
  async () => {
    other = await builtClone(join(clones, 'some/folder deeper down'));
    expect(await other.release()).toEqual(versions);
    const others = await leftBy(other.folder);
    expect([...others.keys()]).toEqual([...files.keys()]);
    expect([...files].filter(([path, text]) => others.get(path) !== text).map(([path]) => path)).toEqual([]);
  },
  2 * minutes,
);

it('no built file says where the project lies', () => {
  const telling = [...files].filter(([, text]) => /\.cache(?:\/|%2F)versions/.test(text));
  expect(telling.map(([path]) => path)).toEqual([]);
});
