import { join } from 'node:path';
import { expect, it } from 'vitest';
import { versionPlaceholder } from '../rspack/version-placeholder.mjs';
import { fakeScripts } from '../../testing/release/fake-workspace.mjs';
import { composeIndex } from './index-html.mjs';

const root = join(import.meta.dirname, '../..');

/** Composes the page from the real template, with this prerendered HTML. @param {string} [landing] */
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
        build: {
          entry: { js: ['main.js'], css: ['main.css'] },
          chunks: { login: ['login.js'] },
          scripts: fakeScripts,
          landing,
        },
      })
    ),
  });

/** The version placeholder occurs in text, and `$&` must not be treated as a replacement pattern. */
const landing = `<div><h1>Costs $& nothing</h1>Version ${versionPlaceholder}</div>`;

it('[LP5] the page contains the landing page behind the placeholder for all other screens, with the version of this shell', async () => {
  const { html } = await page(landing);
  const [, content = ''] = /<div id="root">([^]*)<\/body>/.exec(html) ?? [];
  expect(content.replaceAll(/\s+/g, ' ')).toContain(
    '<p class="boot" role="status" hidden>Loading...</p> <div><h1>Costs $& nothing</h1>Version 1.0.0</div>',
  );
});

it('[LP5] scripts that wait for no file and a style decide before it whether the landing page is shown', async () => {
  const { html, inlineScripts, inlineStyles } = await page(landing);
  const [before = ''] = html.split('<h1>');
  for (const text of [...inlineScripts, ...inlineStyles]) expect(before).toContain(`>${text}</`);
  const order = [
    fakeScripts.look,
    'application/json',
    ...Object.values(fakeScripts).slice(1),
    'rel="stylesheet"',
  ];
  expect(inlineScripts).toEqual(Object.values(fakeScripts));
  const places = order.map((text) => before.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('the inline texts, whose hashes are in the headers, are the same for every build', async () => {
  const [{ html: _, ...one }, { html, ...other }] = [await page(landing), await page()];
  expect(one).toEqual(other);
  expect(html).not.toContain('<!-- landing -->');
});

it('without JavaScript it says that it requires JavaScript', async () => {
  const { html } = await page(landing);
  expect(html).toMatch(/<noscript><p class="[\w-]+">Dayloom needs JavaScript\.<\/p><\/noscript>/);
});

it('[MO16] names every script and style of the shell with its hash, but no worker, because browsers check no hash of workers', async () => {
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
