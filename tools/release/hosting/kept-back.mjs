import { isKeptBack } from '../../server/find-file.mjs';
import { storedVersions } from '../versions.mjs';

/**
 * Data that a host must not serve at its own address, packed into one file that no browser runs as a page: the history
 * of releases, and page and headers of each shell. With it, a clean checkout can continue from the live release.
 * @typedef {{ folders: string[], files: Record<string, string> }} KeptBack `folders` of all versions; `files` by name
 */

export const keptBackName = 'kept-back.json';

const keptDays = 30;
const keptEntries = 30;

/**
 * @param {import('../types.d.ts').Store} store
 * @param {Date} now
 * @returns {Promise<KeptBack>}
 */
export async function packKeptBack(store, now) {
  const versions = await storedVersions(store);
  const pages = versions.flatMap(({ names }) => names.filter((name) => isKeptBack(`/${name}`)));
  /** @type {Record<string, string>} */
  const files = {};
  for (const name of [...(await recentHistory(store, now)), ...pages])
    files[name] = (await store.read(name))?.bytes.toString() ?? '';
  return { folders: versions.map(({ folder }) => folder), files };
}

/**
 * Selects recent entries, because each contains a whole registry.
 * @param {import('../types.d.ts').Store} store
 * @param {Date} now
 */
async function recentHistory(store, now) {
  const since = now.getTime() - keptDays * 86_400_000;
  const names = await store.list('history/');
  const isRecent = await Promise.all(
    names.map(async (name) => {
      const stored = await store.read(name);
      return stored !== undefined && Date.parse(JSON.parse(stored.bytes.toString()).at) >= since;
    }),
  );
  return names.filter((_, index) => isRecent[index] || index >= names.length - keptEntries);
}
