import { SourceMap } from 'node:module';
import { mapsFolder, sourcePath } from '../source-maps.mjs';
import { readVersion } from '../versions.mjs';

/** @typedef {import('../types.d.ts').Store} Store */

const segment = String.raw`\w[\w.+-]*`;
const origin = String.raw`[a-z][a-z\d+.-]*://[^\s/]+`;
/** A script's address with line and column: the folder of its version where it is named, and the file. */
const positions = new RegExp(
  String.raw`(?<![\w.+/-])(?:${origin})?/?(?:((?:m/${segment}|s)/${segment})/)?((?:${segment}/)*${segment}\.js):(\d+):(\d+)`,
  'g',
);

/**
 * Replaces every position in a text, such as a stack, by the position in the source. Positions without a source map
 * stay. Throws a message when the version is unknown or has no source maps, and when the text is empty.
 * @param {{ app: string, version: string, store: Store, input: () => Promise<string> }} options `app` and `version` are for
 *   positions without a folder in their address
 * @returns {Promise<string>}
 */
export async function explain({ app, version, store, input }) {
  const { entry } = await readVersion(store, app, version);
  const own = entry.path.slice(1, -1);
  if ((await store.list(`${mapsFolder(own)}/`)).length === 0)
    throw new Error(
      `${app} ${version} has no source maps in ${store.name}: it was released before they were kept, or elsewhere. ` +
        `npm run release ${app} -- --not-live adds them where its sources are checked out.`,
    );
  const text = await input();
  if (text.trim() === '') throw new Error('There is nothing to explain: the input is empty.');

  /** @type {Map<string, SourceMap | undefined>} */
  const maps = new Map();
  /** @type {Map<string, string | undefined>} */
  const sources = new Map();
  for (const [address, folder = own, file, line, column] of text.matchAll(positions)) {
    const name = `${mapsFolder(folder)}/${file}.map`;
    if (!maps.has(name)) maps.set(name, await readMap(store, name));
    sources.set(address, sourceAt(maps.get(name), Number(line), Number(column)));
  }
  if (![...sources.values()].some(Boolean))
    throw new Error(
      `No position in it has a source map in ${store.name}: is it of another version, or of none?`,
    );
  return text.replaceAll(positions, (address) => sources.get(address) ?? address);
}

/** @param {Store} store @param {string} name */
async function readMap(store, name) {
  const stored = await store.read(name);
  return stored && new SourceMap(JSON.parse(stored.bytes.toString()));
}

/**
 * @param {SourceMap | undefined} map
 * @param {number} line from 1, as browsers count
 * @param {number} column from 1
 * @returns {string | undefined} such as `apps/works/src/plan/days.ts:12:5 (daysLeft)`
 */
function sourceAt(map, line, column) {
  // `findOrigin` adds the distance from the mapped position, which differs between minified code and source.
  const entry =
    /** @type {Partial<import('node:module').SourceMapping> & { name?: string }} */
    (map?.findEntry(line - 1, column - 1) ?? {});
  const { originalSource, originalLine = 0, originalColumn = 0, name } = entry;
  if (originalSource === undefined || entry.generatedLine !== line - 1) return undefined;
  const place = `${sourcePath(originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
  return name ? `${place} (${name})` : place;
}
