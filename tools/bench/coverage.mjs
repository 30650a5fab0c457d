import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { mapsFolder, sourcePath } from '../release/source-maps.mjs';
import { evaluateLimits, limit } from './limits.mjs';
import { deviceWith, homeContent } from './visits.mjs';

/**
 * @typedef {{ used: number, unused: number }} Bytes
 * @typedef {{ path: string, text: string, isUsed: Uint8Array }} Script `isUsed` has one number for each character, 1
 *   where it ran
 */

const pages = [
  { path: '/', selector: homeContent, isLimited: true },
  { path: '/today', selector: 'main li', isLimited: true },
  { path: '/dashboard', selector: homeContent, isLimited: false },
];

/**
 * Lists the code that a signed-in user's page runs before its first row: each script with its bytes, used and unused
 * until then, by package and folder. Bytes are those of the minified text.
 * @param {{ browser: import('@playwright/test').Browser, folder: string, product: string, say: (line: string) => void }}
 * bench `product` is an address, `folder` its release
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateCoverage({ browser, folder, product, say }) {
  const limits = [];
  for (const { path, selector, isLimited } of pages) {
    const context = await deviceWith(browser, product, { sample: true });
    const scripts = await scriptsUntil(context, product + path, selector);
    await context.close();
    const all = sumOf(scripts.map(({ isUsed }) => countOf(isUsed)));
    const sent = scripts.reduce((bytes, { text }) => bytes + brotliCompressSync(text).length, 0);
    say(`\n${path}: ${scripts.length} scripts, ${sent} bytes of brotli\n${row('in all', all)}`);
    for (const script of scripts) await list(script, folder, say);
    if (isLimited)
      limits.push(
        limit(`Scripts before the first row of ${path}, bytes of brotli`, sent, 165_000),
        limit(`Unused until then, %`, (100 * all.unused) / sizeOf(all), 46, 1),
      );
  }
  return evaluateLimits(limits, say);
}

/**
 * Opens the page and stops it in the frame that shows the first row.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {string} selector matches the first row
 * @returns {Promise<Script[]>}
 */
async function scriptsUntil(context, url, selector) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Debugger.enable');
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  const stopped = new Promise((resolve) => session.once('Debugger.paused', resolve));
  await page.addInitScript(stopWhenShown, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await stopped;
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const scripts = [];
  for (const { scriptId, url: address, functions } of result) {
    const { pathname } = new URL(address, url);
    if (!pathname.endsWith('.js')) continue;
    const { scriptSource: text } = await session.send('Debugger.getScriptSource', { scriptId });
    scripts.push({ path: pathname, text, isUsed: usedOf(text, functions) });
  }
  await session.send('Debugger.resume');
  await page.close();
  return scripts.toSorted((a, b) => b.text.length - a.text.length);
}

/**
 * Runs in the page.
 * @param {string} selector
 */
function stopWhenShown(selector) {
  const look = () => {
    const rows = [...document.querySelectorAll(selector)];
    // No code runs after this, so that the first row is the last thing that is counted.
    // oxlint-disable-next-line no-debugger
    if (rows.some((row) => row.checkVisibility({ opacityProperty: true }))) debugger;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * @param {string} text
 * @param {readonly { ranges: readonly { startOffset: number, endOffset: number, count: number }[] }[]} functions
 */
function usedOf(text, functions) {
  const isUsed = new Uint8Array(text.length);
  const ranges = functions.flatMap((each) => each.ranges);
  // An inner range counts more than the one around it.
  for (const { startOffset, endOffset, count } of ranges.toSorted(
    (a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset,
  ))
    isUsed.fill(Math.min(count, 1), startOffset, endOffset);
  return isUsed;
}

/** @param {Script} script @param {string} folder of the release @param {(line: string) => void} say */
async function list({ path, text, isUsed }, folder, say) {
  say(row(path, countOf(isUsed)));
  const map = new SourceMap(
    JSON.parse(await readFile(join(folder, `${mapsFolder(path.slice(1))}.map`), 'utf8')),
  );
  /** @type {Map<string, string>} */
  const parts = new Map();
  /** @type {Map<string, Bytes>} */
  const sizes = new Map();
  let offset = 0;
  for (const [line, characters] of text.split('\n').entries()) {
    for (let column = 0; column <= characters.length; column += 1, offset += 1) {
      const entry = /** @type {Partial<import('node:module').SourceMapping>} */ (map.findEntry(line, column));
      const source = (entry.generatedLine === line && entry.originalSource) || '';
      const part = parts.get(source) ?? partOf(source);
      parts.set(source, part);
      const bytes = sizes.get(part) ?? { used: 0, unused: 0 };
      sizes.set(part, bytes);
      bytes[isUsed[offset] ? 'used' : 'unused'] += 1;
    }
  }
  for (const [part, bytes] of [...sizes].toSorted(([, a], [, b]) => sizeOf(b) - sizeOf(a)))
    say(row(`  ${part}`, bytes));
}

/** The package or folder of a source. @param {string} source as a source map names it */
function partOf(source) {
  const path = sourcePath(source);
  const [, library] =
    path
      .split('node_modules/')
      .at(-1)
      ?.match(/^((?:@[^/]+\/)?[^/]+)/) ?? [];
  if (path.includes('node_modules/') && library) return library;
  return /^(apps|libs)\//.test(path) ? posix.dirname(path).replace('/src', '') : 'build';
}

/** @param {Uint8Array} isUsed @returns {Bytes} */
function countOf(isUsed) {
  const used = isUsed.reduce((sum, each) => sum + each, 0);
  return { used, unused: isUsed.length - used };
}

/** @param {Bytes} bytes */
const sizeOf = ({ used, unused }) => used + unused;

/** @param {readonly Bytes[]} all */
const sumOf = (all) =>
  all.reduce((sum, { used, unused }) => ({ used: sum.used + used, unused: sum.unused + unused }), {
    used: 0,
    unused: 0,
  });

/** @param {string} name @param {Bytes} bytes */
const row = (name, { used, unused }) =>
  `${String(used + unused).padStart(8)} ${String(used).padStart(8)} used ${String(unused).padStart(8)} unused  ${name}`;
