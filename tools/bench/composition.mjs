import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { decode } from '@jridgewell/sourcemap-codec';

/**
 * @typedef {{ name: string, bytes: number, sent: number }} Share of one package: of the minified text, and of what is
 *   sent of it, in bytes
 * @typedef {{ sources: readonly (string | null)[], mappings: string }} SourceMap
 */

/**
 * Finds the owner of a source: the npm package, our library or app, or the bundler.
 * @param {string} source as source maps name it
 */
export function ownerOf(source) {
  const [, npm] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (npm !== undefined) return npm.startsWith('@module-federation/') ? 'module federation' : npm;
  const [, ours] = /\/libs\/([^/]+)\//.exec(source) ?? [];
  if (ours !== undefined) return `@dayloom/${ours}`;
  const [, app] = /^webpack:\/\/dayloom_([\w-]+)\/(?:css )?\.\/src\//.exec(source) ?? [];
  if (app !== undefined) return app;
  // The federation's start code is a data URL in the source map; its bridge to the shell's copy is our file.
  return /[%;]|federation/.test(source) ? 'module federation' : 'bundler';
}

/**
 * Lists what built files consist of by owner, the largest first. `sent` divides the compressed size of each file in
 * proportion to the compressed size of each owner's text.
 * @param {readonly { code: string, map: SourceMap }[]} files
 * @returns {Share[]}
 */
export function compositionOf(files) {
  /** @type {Map<string, { bytes: number, sent: number }>} */
  const shares = new Map();
  for (const { code, map } of files) {
    const texts = textsByOwner(code, map);
    const alone = new Map([...texts].map(([owner, text]) => [owner, brotliCompressSync(text).length]));
    const scale = brotliCompressSync(code).length / [...alone.values()].reduce((sum, size) => sum + size, 0);
    for (const [owner, text] of texts) {
      const { bytes, sent } = shares.get(owner) ?? { bytes: 0, sent: 0 };
      shares.set(owner, {
        bytes: bytes + Buffer.byteLength(text),
        sent: sent + (alone.get(owner) ?? 0) * scale,
      });
    }
  }
  return [...shares]
    .map(([name, share]) => ({ name, ...share }))
    .toSorted((one, other) => other.sent - one.sent);
}

/** @param {string} code @param {SourceMap} map @returns {Map<string, string>} */
function textsByOwner(code, map) {
  const texts = new Map();
  const lines = code.split(/(?<=\n)/);
  const owners = map.sources.map((source) => ownerOf(source ?? ''));
  for (const [at, segments] of decode(map.mappings).entries()) {
    const line = lines[at] ?? '';
    // Code before the first mapped position belongs to the bundler.
    const starts = [[0], ...segments];
    for (const [index, [column = 0, source]] of starts.entries()) {
      const text = line.slice(column, starts[index + 1]?.[0] ?? line.length);
      const owner = (source === undefined ? undefined : owners[source]) ?? 'bundler';
      if (text !== '') texts.set(owner, (texts.get(owner) ?? '') + text);
    }
  }
  return texts;
}

/**
 * Finds the build of a file that the page fetched, with its source map, which is not released.
 * @param {string} path such as `/s/0.1.0-1e0a5f13/main.ecea030f.js`, `/m/works/0.1.0-ab330f84/entry.f2aa1f62.js`
 */
export function builtFile(path) {
  const [, app = 'shell', file = ''] = /^\/(?:s|m\/([^/]+))\/[^/]+\/(.+)$/.exec(path) ?? [];
  const at = join(import.meta.dirname, '../../apps', app, 'dist', file);
  return { code: readFileSync(at, 'utf8'), map: JSON.parse(readFileSync(`${at}.map`, 'utf8')) };
}
