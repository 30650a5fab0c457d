import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceWorkerPath } from '../headers.mjs';
import { versionPlaceholder } from '../rspack/version-placeholder.mjs';
import { exists, readJson } from './files.mjs';

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

/**
 * Shows either the landing page or 'Loading...', as the head's script decides, even when other files are late or
 * missing.
 */
const eitherOr =
  "[data-start='app'] .boot ~ *, html:not([data-start='app']) .boot:not(:only-child) { display: none }";

/** Styles of the message that the page's stylesheet or script was blocked, for a page that may have neither. */
const startFailed = `.start-failed { padding: 1rem; text-align: center; background: var(--surface); color: var(--fg) }
.start-failed button { min-height: 2.75rem; margin-inline-start: 0.5rem; padding-inline: 1rem; font: inherit; text-decoration: underline }`;

/**
 * Composes the page of the shell: layer order, tokens and the scripts of its build inline, everything else by address
 * with its hash.
 * @param {{ root: string, shell: import('./types.d.ts').PageSource }} from
 * @returns {Promise<{ html: string, inlineScripts: string[], inlineStyles: string[] }>} the inline texts are the
 *   exact contents of the tags, to be hashed for the Content-Security-Policy
 */
export async function composeIndex({ root, shell }) {
  const template = (await textOf(join(root, 'apps/shell/index.html'))) ?? plainTemplate;
  const themes = await readJson(join(root, 'libs/ui/src/themes/themes.json'));
  const style = `${layers}\n${await tokens(root, themes)}`.trim() + `\n${eitherOr}\n${startFailed}`;
  const { scripts } = shell.build;
  if (!scripts) throw new Error('The build of the shell lacks the scripts of its page. Run npm run build.');

  const head = [
    `<style>${style}</style>`,
    scriptTag(scripts.look),
    `<script type="application/json">${JSON.stringify(filesOf(shell, themes))}</script>`,
    scriptTag(scripts.preload),
    scriptTag(scripts.refused),
    scriptTag(scripts.landing),
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
  // Scripts are deferred, so they are placed in the head, where the browser finds them first.
  const html = put(put(template, 'head', head.join('\n    ')), 'scripts', '');
  return {
    html: put(html, 'landing', landingOf(shell)),
    inlineScripts: [scripts.look, scripts.preload, scripts.refused, scripts.landing],
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

/**
 * Inserts the version of this shell into the landing page of the build.
 * @param {import('./types.d.ts').PageSource} shell
 */
const landingOf = ({ folder, build }) =>
  build.landing?.replaceAll(versionPlaceholder, folder.replace(/^s\//, '')) ?? '';

/** The chunks of the shell that an address may need for its first screen. */
const firstChunks = ['landing', 'login', 'sign-up', 'workspace', 'backend-local', 'backend-firebase'];

/**
 * The folder of this shell, every script and style that it may load with its hash, the files of those chunks, and the
 * fonts of each theme. This is a separate text because the headers contain the hash of each script of the page and must
 * be the same for every release. Fonts that the first theme does not use are left out: Chromium reports their preloads
 * as unused after a page of another theme.
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
    // The worker is left out: browsers request it at the root and check no hash.
    files: Object.fromEntries(
      Object.entries(files)
        .map(([file, hash]) => [file.slice(path.length), hash])
        .filter(([name]) => name !== serviceWorkerPath.slice(1)),
    ),
    chunks: Object.fromEntries(firstChunks.map((name) => [name, build.chunks?.[name] ?? []])),
    fonts: Object.fromEntries(fonts),
  };
}

/**
 * Reads a file with LF line ends, as the HTML parser converts them before it hashes an inline text.
 * @param {string} path
 */
async function textOf(path) {
  return (await exists(path)) ? (await readFile(path, 'utf8')).replaceAll('\r\n', '\n') : undefined;
}

/** @param {string} root @param {object} [themes] */
async function tokens(root, themes) {
  const folder = join(root, 'libs/ui/src/themes');
  if (!themes || !(await exists(join(folder, 'tokens-css.mjs')))) return '';
  const { tokensCss } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'tokens-css.mjs')).href);
  return String(tokensCss(themes)).replace(layers, '').trim();
}
