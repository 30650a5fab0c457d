import { join } from 'node:path';
import { expect, it } from 'vitest';
import { versionPlace } from '../rspack/version-place.mjs';
import { composeIndex } from './index-html.mjs';

const root = join(import.meta.dirname, '../..');

/** The page of the real template and scripts around a build that prerendered this. @param {string} [landing] */
const page = (landing) =>
  composeIndex({
    root,
    shell: /** @type {import('./types.d.ts').PageSource} */ (
      /** @type {unknown} */ ({
        folder: 's/1.0.0',
        files: Object.fromEntries(
          ['main.js', 'main.css', 'login.js', 'firebase-messaging-sw.js'].map((name) => [
            `/s/1.0.0/${name}`,
            `sha384-${name}`,
          ]),
        ),
        build: { entry: { js: ['main.js'], css: ['main.css'] }, chunks: { login: ['login.js'] }, landing },
      })
    ),
  });

/** A version place is text of its own, and a `$&` is no command. */
const landing = `<div><h1>Costs $& nothing</h1>Version ${versionPlace}</div>`;

it('[LP5] the page holds the landing page behind what stands in for every other screen, with the version of this shell', async () => {
  const { html } = await page(landing);
  const [, content = ''] = /<div id="root">([^]*)<\/body>/.exec(html) ?? [];
  expect(content.replaceAll(/\s+/g, ' ')).toContain(
    '<p class="boot" role="status" hidden>Loading...</p> <div><h1>Costs $& nothing</h1>Version 1.0.0</div>',
  );
});

it('[LP5] what decides who sees it stands before it: scripts that wait for no file, and a style', async () => {
  const { html, inlineScripts, inlineStyles } = await page(landing);
  const [before = ''] = html.split('<h1>');
  for (const text of [...inlineScripts, ...inlineStyles]) expect(before).toContain(`>${text}</`);
  expect(inlineScripts).toHaveLength(4);
  expect(before.indexOf(inlineScripts[3] ?? '')).toBeLessThan(before.indexOf('rel="stylesheet"'));
});

it('the inline texts, whose hashes the headers hold, are the same whatever was built', async () => {
  const [{ html: _, ...one }, { html, ...other }] = [await page(landing), await page()];
  expect(one).toEqual(other);
  expect(html).not.toContain('<!-- landing -->');
});

it('without JavaScript it says that it needs some', async () => {
  const { html } = await page(landing);
  expect(html).toMatch(/<noscript><p class="[\w-]+">Dayloom needs JavaScript\.<\/p><\/noscript>/);
});

it('[MO16] names every script and style of the shell with its hash, and no worker, which no hash is checked of', async () => {
  const { html } = await page(landing);
  const [, text = ''] = /<script type="application\/json">([^<]*)<\/script>/.exec(html) ?? [];
  const { path, files, chunks } = JSON.parse(text);
  expect(path).toBe('/s/1.0.0/');
  expect(files).toEqual({
    'main.js': 'sha384-main.js',
    'main.css': 'sha384-main.css',
    'login.js': 'sha384-login.js',
  });
  expect(chunks).toMatchObject({ login: ['login.js'], workspace: [] });
});
