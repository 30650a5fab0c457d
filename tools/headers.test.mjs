import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cacheControlFor,
  everythingHasIntegrity,
  headersFor,
  headersForConfig,
  headersForPath,
  serviceWorkerPath,
  signInPage,
} from './headers.mjs';
import { fakeWorkspace } from '../testing/release/fake-workspace.mjs';
import { readJson } from './release/files.mjs';
import { releaseApps } from './release/release-apps.mjs';

/** @param {string} policy @param {string} name */
const directive = (policy, name) => policy.split('; ').find((one) => one.startsWith(`${name} `));

/**
 * Hashes of the inline texts in the page, computed without the header generator.
 * @param {string} html
 * @param {'script' | 'style'} tag
 */
const inlineHashes = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

describe('the headers of a release', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {Record<string, string>} */
  let headers;
  let html = '';

  beforeAll(async () => {
    space = await fakeWorkspace();
    for (const app of ['works', 'shell']) await space.build(app);
    await space.put('apps/shell/constant-styles.json', JSON.stringify(['[data-x] { touch-action: none }']));
    await space.put(
      'libs/ui/src/themes/themes.json',
      '{ "light": { "fonts": {} }, "moss": { "fonts": {} } }',
    );
    await space.put(
      'libs/ui/src/themes/tokens-css.mjs',
      "export const tokensCss = () => '@layer tokens { :root { --ink: #222 } }';",
    );
    await releaseApps({ root: space.root, apps: ['works', 'shell'] });
    headers = await readJson(join(space.target, 'headers.json'));
    html = await readFile(join(space.target, 'index.html'), 'utf8');
  });
  afterAll(() => space.remove());

  it('allow exactly the inline scripts and styles of the page', () => {
    const policy = headers['Content-Security-Policy'] ?? '';
    const scripts = inlineHashes(html, 'script');
    const styles = inlineHashes(html, 'style');
    expect(scripts).toHaveLength(4);
    expect(styles).toHaveLength(1);
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${scripts.join(' ')}`);
    const constant = createHash('sha256').update('[data-x] { touch-action: none }').digest('base64');
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${styles.join(' ')} 'sha256-${constant}'`);
  });

  it('belong to a page whose scripts and styles all have integrity', () => {
    expect(everythingHasIntegrity(html)).toBe(true);
    expect(
      html.match(/<script defer src="\/s\/[^"]+\/main\.abc\.js" crossorigin="anonymous" integrity="sha384-/),
    ).not.toBeNull();
    expect(html).toContain('<style>@layer reset, tokens, base, ui, shell, module;\n@layer tokens {');
    const preloads = [
      ...html.matchAll(/<link rel="preload" href="([^"]+)" as="fetch" crossorigin="anonymous"/g),
    ];
    expect(preloads.map(([, href]) => href)).toEqual(['/modules.json']);
  });
});

describe('the header generator', () => {
  const local = headersFor({ inlineScripts: [], inlineStyles: [] });
  const policy = local['Content-Security-Policy'] ?? '';

  it('never allows inline code, eval or framing, and names one Trusted Types policy', () => {
    expect(policy).not.toMatch(/unsafe-(?:inline|eval|hashes)|\*|https?:/);
    expect(directive(policy, 'default-src')).toBe("default-src 'none'");
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive(policy, 'trusted-types')).toBe('trusted-types dayloom');
    expect(directive(policy, 'worker-src')).toBe("worker-src 'self'");
    expect(local).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  /** @param {Record<string, string>} headers */
  const connections = (headers) => directive(headers['Content-Security-Policy'] ?? '', 'connect-src');
  const project = { backend: 'firebase', firebase: { apiKey: 'key', projectId: 'dayloom' } };

  it('allows connections to Firebase in the firebase profile only', () => {
    expect(connections(local)).toBe("connect-src 'self'");
    const firebase = headersFor({ inlineScripts: [], inlineStyles: [], profile: 'firebase' });
    expect(connections(firebase)).toBe(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com " +
        'https://firestore.googleapis.com https://firebaseinstallations.googleapis.com ' +
        'https://fcmregistrations.googleapis.com',
    );
    expect(firebase['Content-Security-Policy']?.replace(connections(firebase) ?? '', '')).toBe(
      policy.replace("connect-src 'self'", ''),
    );
    expect(headersForConfig(local, project)).toEqual(firebase);
  });

  it('allows connections to the emulators only if they are configured', () => {
    const emulators = { auth: 'http://127.0.0.1:9099/', firestore: '127.0.0.1:8080' };
    const headers = headersForConfig(local, { ...project, emulators });
    expect(connections(headers)).toBe("connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080");
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
  });

  it('allows no connections for the embedded backend or an invalid configuration', () => {
    for (const config of [{ backend: 'local' }, { ...project, backend: 'local' }, undefined, null, 'x', []])
      expect(headersForConfig(local, config)).toEqual(local);
    const hostile = { auth: "http://127.0.0.1:1; script-src 'unsafe-inline'", firestore: 'javascript://x' };
    expect(connections(headersForConfig(local, { ...project, emulators: hostile }))).toBe(
      "connect-src 'self'",
    );
  });

  it('lets only the window of the sign-in lead to another site', () => {
    expect(headersForPath(signInPage)).toEqual({ 'Cross-Origin-Opener-Policy': 'unsafe-none' });
    for (const path of ['/', '/index.html', '/google-sign-in.js', '/x/google-sign-in.html'])
      expect(headersForPath(path)).toEqual({});
  });

  it('lets the service worker load nothing and connect to its own origin only, with any backend', () => {
    const [name, ...others] = Object.keys(headersForPath(serviceWorkerPath));
    expect([name, ...others]).toEqual(['Content-Security-Policy']);
    const own = headersForPath(serviceWorkerPath)['Content-Security-Policy'] ?? '';
    expect(own).not.toMatch(/https?:|unsafe|\*/);
    expect(own.match(/[\w-]+ 'self'/g)).toEqual(["connect-src 'self'"]);
    for (const one of ['default-src', 'frame-ancestors', 'trusted-types'])
      expect(directive(own, one)).toBe(`${one} 'none'`);
    expect(headersForPath(`/s/1${serviceWorkerPath}`)).toEqual({});
  });

  it('blocks every script without integrity, except for a server whose scripts have none', () => {
    expect(local['Integrity-Policy']).toBe('blocked-destinations=(script)');
    const lax = headersFor({ inlineScripts: [], inlineStyles: [], integrityPolicy: false });
    expect(lax).not.toHaveProperty('Integrity-Policy');
  });

  it('detects a script without integrity', () => {
    expect(everythingHasIntegrity('<script defer src="/a.js"></script>')).toBe(false);
    expect(
      everythingHasIntegrity('<script src="/a.js" crossorigin="anonymous" integrity="sha384-x"></script>'),
    ).toBe(true);
  });

  it('caches versioned folders permanently and revalidates everything else', () => {
    expect(cacheControlFor('/m/works/1/a.js')).toBe('public, max-age=31536000, immutable');
    expect(cacheControlFor('/s/1/a.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/index.html', '/modules.json', '/config.json', '/firebase-messaging-sw.js']) {
      expect(cacheControlFor(path)).toBe('no-cache');
    }
  });
});
