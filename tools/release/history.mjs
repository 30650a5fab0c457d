import { createHash, randomBytes } from 'node:crypto';
import { jsonText } from './files.mjs';

/** @typedef {import('./types.d.ts').Registry} Registry @typedef {import('./types.d.ts').HistoryEntry} HistoryEntry */

/** @param {string | Buffer} text */
const digestOf = (text) => createHash('sha256').update(text).digest('hex');

/** The folders of the versions in a registry, such as `/m/works/0.1.0-0a1b2c3d/`. @param {Registry} registry */
export const foldersOf = ({ shell, modules }) =>
  [shell, ...modules].flatMap(({ path, previous }) => [path, previous?.path ?? '']).filter(Boolean);

/**
 * Records that one registry is about to follow another. If the switch then fails, the entry may remain: history names
 * everything that was live, and may name more.
 * @param {import('./types.d.ts').Store} store
 * @param {{ at: Date, reason: string, replaced: { bytes: Buffer, registry: Registry } | undefined, registry: Registry }} change
 * @returns {Promise<string>} the entry's name
 */
export async function writeHistory(store, { at, reason, replaced, registry }) {
  const revision = String(registry.revision).padStart(6, '0');
  const time = at.toISOString().replaceAll(/\D/g, '');
  const name = `history/${revision}-${time}-${randomBytes(3).toString('hex')}.json`;
  /** @type {HistoryEntry} */
  const entry = {
    at: at.toISOString(),
    reason,
    ...(replaced && {
      replaced: { sha256: digestOf(replaced.bytes), folders: foldersOf(replaced.registry) },
    }),
    registry,
  };
  if (!(await store.create(name, Buffer.from(jsonText(entry)))))
    throw new Error(`${name} is there already, with another content.`);
  return name;
}

/**
 * Reads all entries on demand, the newest first.
 * @param {import('./types.d.ts').Store} store
 * @returns {AsyncGenerator<HistoryEntry>}
 */
export async function* readHistory(store) {
  const names = await store.list('history/');
  for (const name of names.toReversed()) {
    const stored = await store.read(name);
    // A missing file belonged to a failed switch whose entry was removed in the meantime.
    if (stored) yield JSON.parse(stored.bytes.toString());
  }
}

/**
 * What was live, the newest first, starting with the present registry. Each entry names the bytes it replaced, so
 * entries of failed switches are skipped.
 * @param {import('./types.d.ts').Store} store
 * @param {Buffer} live the bytes of the live registry
 * @returns {AsyncGenerator<HistoryEntry>}
 */
export async function* liveHistory(store, live) {
  let wanted = /** @type {string | undefined} */ (digestOf(live));
  for await (const entry of readHistory(store)) {
    if (digestOf(jsonText(entry.registry)) !== wanted) continue;
    yield entry;
    wanted = entry.replaced?.sha256;
  }
}

/**
 * Whether the live registry is a certain registry or a later one based on it.
 * @param {import('./types.d.ts').Store} store
 * @param {Buffer} live the bytes of the live registry
 * @param {Buffer} wanted the bytes of that registry
 */
export async function wasLive(store, live, wanted) {
  if (live.equals(wanted)) return true;
  for await (const { registry } of liveHistory(store, live))
    if (jsonText(registry) === wanted.toString()) return true;
  return false;
}

/**
 * The folders of all versions that were live since a time, as far as history is known: of those that went live after
 * it, and of those they replaced.
 * @param {import('./types.d.ts').Store} store
 * @param {number} since in milliseconds
 * @returns {Promise<string[]>} without slashes at their start and end
 */
export async function foldersSince(store, since) {
  /** @type {Set<string>} */
  const folders = new Set();
  for await (const { at, registry, replaced } of readHistory(store)) {
    if (Date.parse(at) < since) continue;
    for (const path of [...foldersOf(registry), ...(replaced?.folders ?? [])]) folders.add(path.slice(1, -1));
  }
  return [...folders];
}

/**
 * @template Item
 * @param {AsyncIterable<Item>} items
 * @returns {Promise<Item[]>}
 */
export async function collected(items) {
  const all = [];
  for await (const item of items) all.push(item);
  return all;
}
