import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Collection, collections } from '@dayloom/domain';
import { describe, expect, it } from 'vitest';
import { cacheControlFor, headersForConfig, headersForPath, headersFor } from '../headers.mjs';
import { firebaseFiles, pageOf } from './firebase-files.mjs';

const root = join(import.meta.dirname, '../..');
const from = { root, collections: Object.values<Collection>(collections) };
const written = await firebaseFiles(from);

interface HostingHeader {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

describe('the files a Firebase project is set up with', () => {
  for (const name of ['firestore.rules', 'firestore.indexes.json', 'firebase.json'])
    it(`[AC7] ${name} says what the code says: run "node tools/firestore/write.mjs" after a change`, async () => {
      expect(await readFile(join(root, name), 'utf8')).toBe(written[name]);
    });

  it('a field of another kind than the rules know stops the writer', async () => {
    const entries = { userId: {}, size: { type: 'bigint' } } as unknown as Collection['entries'];
    const odd: Collection = { ...collections.goals, entries };
    await expect(firebaseFiles({ ...from, collections: [odd] })).rejects.toThrow(/no check for data\.size/);
  });
});

describe('hosting', () => {
  const { hosting } = JSON.parse(written['firebase.json'] ?? '') as {
    hosting: {
      headers: readonly HostingHeader[];
      rewrites: readonly { regex: string; destination: string }[];
    };
  };
  /** The globs that we use: `**`, a path, `@(a|b)`, and `!` in front for all others. */
  const matches = (source: string, path: string): boolean => {
    if (source.startsWith('!')) return !matches(source.slice(1), path);
    const pattern = source.replaceAll('.', '[.]').replace('@(', '(').replace('**', '.*');
    return new RegExp(`^${pattern}$`).test(path);
  };

  for (const path of [
    '/',
    '/modules.json',
    '/config.json',
    '/dashboard',
    '/google-sign-in.html',
    '/m/works/0.1.0/main.js',
    '/s/0.1.0/main.js',
  ])
    it(`sends ${path} with the headers of our own server, each once`, async () => {
      const sent = hosting.headers
        .filter(({ source }) => matches(source, path))
        .flatMap(({ headers }) => headers);
      const headers = headersFor(await pageOf(root));
      expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length);
      const once = Object.fromEntries(sent.map(({ key, value }) => [key, value]));
      const own = { ...headersForConfig(headers, { backend: 'firebase' }), ...headersForPath(path) };
      expect(once).toEqual({ ...own, 'Cache-Control': cacheControlFor(path) });
    });

  it('answers screens with the page, and a missing file with nothing', () => {
    const regex = new RegExp(hosting.rewrites[0]?.regex ?? 'none');
    for (const path of ['/', '/login', '/work/aB3_-x', '/add-work', '/no/such/screen', '/x'])
      expect(regex.test(path), path).toBe(true);
    for (const path of [
      '/m/works/0.1.0/main',
      '/m/works/0.1.0/main.js',
      '/s/1/x',
      '/favicon.ico',
      '/img/a.png',
    ])
      expect(regex.test(path), path).toBe(false);
  });
});
