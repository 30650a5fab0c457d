import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceWorkerPath } from '../headers.mjs';
import { versionPlace } from '../rspack/version-place.mjs';
import { exists, readJson } from './files.mjs';
import { publicKey } from './sign.mjs';

const layers = '@layer reset, tokens, base, ui, shell, module;';

const plainTemplate = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
    <title>Dayloom</title>
    <!-- head -->
  </head>
  <body>
    <div id="root"><!-- landing --></div>
    <!-- scripts -->
  </body>
</html>
`;

/** Of landing page and 'Loading...' one shows, as the head's script finds, whatever else is late or missing. */
const eitherOr =
  "[data-start='app'] .boot ~ *, html:not([data-start='app']) .boot:not(:only-child) { display: none }";

/** What tells that the page's stylesheet or script was refused, in a page that may have neither. */
const startFailed = `.start-failed { padding: 1rem; text-align: center; background: var(--surface); color: var(--fg) }
.start-failed button { min-height: 2.75rem; margin-inline-start: 0.5rem; padding-inline: 1rem; font: inherit; text-decoration: underline }`;

/**
 * The page of the shell: layer order, tokens and theme script inline, everything else by address with its hash.
 * @param {{ root: string, shell: import('./types.d.ts').PageSource }} from
 * @returns {Promise<{ html: string, inlineScripts: string[], inlineStyles: string[] }>} the inline texts are
 *   exactly what stands between the tags, ready to be hashed for the Content-Security-Policy
 */
export async function composeIndex({ root, shell }) {
  const template = (await textOf(join(root, 'apps/shell/index.html'))) ?? plainTemplate;
  const themes = await readJson(join(root, 'libs/ui/src/themes/themes.json'));
  const style = `${layers}\n${await tokens(root, themes)}`.trim() + `\n${eitherOr}\n${startFailed}`;
  const theme = await themeScript(root, themes);
  const preload = await inlineScript(root, 'preload-script.js');
  const refused = await inlineScript(root, 'refused-script.js');
  const landing = await inlineScript(root, 'landing-script.js');

  const head = [
    `<style>${style}</style>`,
    ...theme.map(scriptTag),
    ...preload.map(
      (script) =>
        `<script type="application/json">${JSON.stringify(filesOf(shell, themes))}</script><script>${script}</script>`,
    ),
    ...refused.map(scriptTag),
    ...landing.map(scriptTag),
    '<link rel="preload" href="/modules.json" as="fetch" crossorigin="anonymous" />',
    ...tagsOf(
      shell,
      'css',
      (src, hash) =>
        `<link rel="stylesheet" href="${src}" crossorigin="anonymous" integrity="${hash}" data-page />`,
    ),
    ...tagsOf(
      shell,
      'js',
      (src, hash) =>
        `<script defer src="${src}" crossorigin="anonymous" integrity="${hash}" data-page></script>`,
    ),
  ];
  // Scripts are deferred, so they stand in the head where the browser finds them first.
  const html = put(put(template, 'head', head.join('\n    ')), 'scripts', '');
  return {
    html: put(html, 'landing', landingOf(shell)),
    inlineScripts: [...theme, ...preload, ...refused, ...landing],
    inlineStyles: [style],
  };
}

/**
 * @param {string} template
 * @param {string} marker
 * @param {string} text
 */
function put(template, marker, text) {
  if (!template.includes(`<!-- ${marker} -->`))
    throw new Error(`apps/shell/index.html lacks <!-- ${marker} -->.`);
  return template.replace(`<!-- ${marker} -->`, () => text);
}

/**
 * @param {import('./types.d.ts').PageSource} shell
 * @param {'js' | 'css'} kind
 * @param {(src: string, integrity: string) => string} tag
 */
function tagsOf(shell, kind, tag) {
  if (typeof shell.build.entry === 'string') throw new Error('The shell names its page files by kind.');
  return shell.build.entry[kind].map((name) => {
    const src = `/${shell.folder}/${name}`;
    const integrity = shell.files[src];
    if (!integrity) throw new Error(`${name} has no integrity.`);
    return tag(src, integrity);
  });
}

/** @param {string} text */
const scriptTag = (text) => `<script>${text}</script>`;

/** The landing page as the build made it, with the version of this shell. @param {import('./types.d.ts').PageSource} shell */
const landingOf = ({ folder, build }) =>
  build.landing?.replaceAll(versionPlace, folder.replace(/^s\//, '')) ?? '';

/** The chunks that an address may need of the shell before its first screen. */
const firstChunks = ['landing', 'login', 'sign-up', 'workspace', 'backend-local', 'backend-firebase'];

/**
 * Where this shell stands, every script and style that it may load with its hash, the files of those chunks, and the
 * fonts of each theme: a text of its own, since the headers vouch for each script of the page, and are the same for
 * every release. Fonts that the first theme does not have are left out: Chromium calls their preloads unused once a page
 * of another theme came before. Where releases are signed, the key to check them with.
 * @param {import('./types.d.ts').PageSource} shell
 * @param {Record<string, { fonts: Record<string, string> }>} [themes]
 */
function filesOf({ folder, build, files }, themes = {}) {
  const path = `/${folder}/`;
  const ofFonts = (/** @type {string[]} */ names) =>
    (build.files ?? [])
      .filter((file) => names.some((name) => file.startsWith(`fonts/${name}-`)))
      .map((file) => path + file);
  const [first] = Object.values(themes);
  const isFirst = (/** @type {string} */ name) => Object.values(first?.fonts ?? {}).includes(name);
  const fonts = Object.entries(themes).map(([name, theme]) => [
    name,
    ofFonts(Object.values(theme.fonts).filter(isFirst)),
  ]);
  return {
    path,
    // The page loads no worker: browsers ask for that one at the root, and check no hash.
    files: Object.fromEntries(
      Object.entries(files)
        .map(([file, hash]) => [file.slice(path.length), hash])
        .filter(([name]) => name !== serviceWorkerPath.slice(1)),
    ),
    chunks: Object.fromEntries(firstChunks.map((name) => [name, build.chunks?.[name] ?? []])),
    fonts: Object.fromEntries(fonts),
    key: publicKey(),
  };
}

/**
 * Line ends are LF, as the HTML parser makes them before it hashes an inline text.
 * @param {string} path
 */
async function textOf(path) {
  return (await exists(path)) ? (await readFile(path, 'utf8')).replaceAll('\r\n', '\n') : undefined;
}

/** A script of the page, without its comments; none where the file is missing. @param {string} root @param {string} name */
async function inlineScript(root, name) {
  const script = await textOf(join(root, 'apps/shell/src/boot', name));
  return script === undefined ? [] : [script.replace(/^ *\/[/*].*\n/gm, '').trim()];
}

/** The script that sets the stored theme, told which themes there are. @param {string} root @param {object} [themes] */
async function themeScript(root, themes = {}) {
  const scripts = await inlineScript(root, 'theme-script.js');
  return scripts.map((script) =>
    script.replace("/* themes */ ['light']", () => JSON.stringify(Object.keys(themes))),
  );
}

/** @param {string} root @param {object} [themes] */
async function tokens(root, themes) {
  const folder = join(root, 'libs/ui/src/themes');
  if (!themes || !(await exists(join(folder, 'tokens-css.mjs')))) return '';
  const { tokensCss } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'tokens-css.mjs')).href);
  return String(tokensCss(themes)).replace(layers, '').trim();
}
