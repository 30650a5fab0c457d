import { describe, expect, it } from 'vitest';
import { cacheControlFor, headersForConfig, headersForPath, headersFor } from '../../headers.mjs';
import { hostingConfig } from './hosting-config.mjs';

const page = headersFor({ inlineScripts: ['void 0;'], inlineStyles: [] });
const all = headersForConfig(page, { backend: 'firebase' });
const names = [
  'm/works/0.1.0-0a1b2c3d/entry.1.js',
  'm/works/0.1.0-0a1b2c3d/entry.1.js.br',
  'm/works/0.1.0-0a1b2c3d/fonts/face.woff2',
  's/0.1.0-4e5f6a7b/main.js',
  's/0.1.0-4e5f6a7b/index.html',
  's/0.1.0-4e5f6a7b/headers.json',
];
const { hosting } = hostingConfig({ folder: 'release', headers: all, names, predeploy: 'true' });

/**
 * The headers that Hosting sends for an address, whether or not the file exists: of every matching rule, and the last
 * one if two rules set the same header. Our globs are two stars, a path, `@(a|b)`, and a leading `!` for all others.
 * @param {string} path
 * @param {(rules: typeof hosting.headers) => typeof hosting.headers} [inOrder]
 */
function sent(path, inOrder = (rules) => rules) {
  /** @param {string} source @returns {boolean} */
  const isIn = (source) =>
    source.startsWith('!')
      ? !isIn(source.slice(1))
      : new RegExp(`^${source.replaceAll('.', '[.]').replace('@(', '(').replace('**', '.*')}$`).test(path);
  const rules = hosting.headers.filter((rule) =>
    'regex' in rule ? new RegExp(rule.regex, 'u').test(path) : isIn(rule.source),
  );
  return Object.fromEntries(
    inOrder(rules).flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

describe('the configuration of Firebase Hosting', () => {
  it.each([
    '/',
    '/modules.json',
    '/config.json',
    '/dashboard',
    '/google-sign-in.html',
    '/firebase-messaging-sw.js',
    `/${names[0]}`,
    `/${names[2]}`,
    `/${names[3]}`,
  ])('sends %s with the headers of our own server', (path) => {
    const own = { ...all, ...headersForPath(path) };
    expect(sent(path)).toEqual({ ...own, 'Cache-Control': cacheControlFor(path) });
  });

  it.each([
    '/m/works/0.1.0-0a1b2c3d/entry.2.js',
    '/m/works/0.1.0-0a1b2c3d/entry-1.js',
    '/m/works/0.1.0-0a1b2c3d/entry.1.js/more',
    '/m/works/0.1.0-0a1b2c3d/entry.1.js.br',
    '/m/works/0.2.0-00000000/entry.1.js',
    '/m/new/0.1.0-0a1b2c3d/entry.1.js',
    '/s/0.1.0-4e5f6a7b/index.html',
    '/s/0.1.0-4e5f6a7b/',
    '/s/0.2.0-00000000/main.js',
  ])('never lets a browser cache that %s is missing, with all other headers', (path) => {
    expect(sent(path)).toEqual({ ...all, 'Cache-Control': 'no-store' });
  });

  it('would be safe if the first rule applied, because existing files would be revalidated', () => {
    expect(sent(`/${names[0]}`, (rules) => rules.toReversed())['Cache-Control']).toBe('no-store');
  });

  it('sets no other header twice for one address', () => {
    for (const path of ['/', '/google-sign-in.html', '/firebase-messaging-sw.js', '/m/a/1/x.js'])
      expect(sent(path, (rules) => rules.toReversed())).toEqual(sent(path));
  });

  it('answers screens with the page, and a missing file with 404', () => {
    const regex = new RegExp(hosting.rewrites[0]?.regex ?? 'none');
    for (const path of ['/', '/login', '/work/aB3_-x', '/add-work', '/no/such/screen', '/x'])
      expect(regex.test(path), path).toBe(true);
    for (const path of [`/${names[0]}`, '/m/works/0.1.0/main', '/s/1/x', '/favicon.ico', '/img/a.png'])
      expect(regex.test(path), path).toBe(false);
  });
});
