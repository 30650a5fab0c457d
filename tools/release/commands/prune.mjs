import { foldersOf, readHistory } from '../history.mjs';
import { mapsFolder } from '../source-maps.mjs';
import { readLive } from '../switch.mjs';
import { storedVersions } from '../versions.mjs';

/** @typedef {import('../types.d.ts').Store} Store */

const keptDays = 30;
const keptVersions = 10;

/**
 * Removes versions that are no longer needed. Keeps versions that are live or a rollback target, those that were live
 * or written within 30 days, and the ten of each app that were used last. Do not run it while a version is promoted
 * that was not live for a month.
 * @param {{ store: Store, now?: () => Date }} options
 * @returns {Promise<string[]>} a line per removed version, and what remains
 */
export async function prune({ store, now = () => new Date() }) {
  const live = await readLive(store);
  if (!live) throw new Error(`Nothing is live in ${store.name}.`);
  const versions = await storedVersions(store);
  const lastUsed = await timesOfUse(store, versions);
  const since = now().getTime() - keptDays * 86_400_000;
  const named = foldersOf(live.registry);
  const lines = [];
  for (const app of new Set(versions.map((one) => one.app))) {
    const unneeded = versions
      .filter((one) => one.app === app)
      .sort((one, other) => (lastUsed.get(other.folder) ?? 0) - (lastUsed.get(one.folder) ?? 0))
      .slice(keptVersions)
      .filter(({ folder }) => !named.includes(`/${folder}/`) && (lastUsed.get(folder) ?? 0) < since);
    for (const { version, folder, names } of unneeded) {
      await removeVersion(store, folder, names);
      lines.push(`${app} ${version} removed`);
    }
  }
  return [...lines, `${lines.length} of ${versions.length} versions removed.`];
}

/**
 * When each version was last written or live, in milliseconds. A version that history does not name may have been live
 * until history began.
 * @param {Store} store
 * @param {{ folder: string, names: string[] }[]} versions
 * @returns {Promise<Map<string, number>>} by folder
 */
async function timesOfUse(store, versions) {
  /** @type {Map<string, number>} */
  const times = new Map();
  let beginning = 0;
  for await (const { at, registry, replaced } of readHistory(store)) {
    beginning = Date.parse(at);
    for (const path of [...foldersOf(registry), ...(replaced?.folders ?? [])]) {
      const folder = path.slice(1, -1);
      times.set(folder, Math.max(times.get(folder) ?? 0, beginning));
    }
  }
  for (const { folder, names } of versions) {
    const written = await Promise.all(
      ['files.json', 'entry.json'].map((name) => store.modifiedAt(`${folder}/${name}`)),
    );
    const [time = await store.modifiedAt(names[0] ?? '')] = written.filter((one) => one !== undefined);
    times.set(folder, Math.max(times.get(folder) ?? beginning, Number(time ?? 0)));
  }
  return times;
}

/**
 * Removes the file list first: an interrupted removal then leaves an incomplete version, which a release does not use.
 * Source maps go before the last file, because the next removal finds them by the version's folder.
 * @param {Store} store
 * @param {string} folder
 * @param {string[]} names
 */
async function removeVersion(store, folder, names) {
  const first = ['files.json', 'entry.json'].map((name) => `${folder}/${name}`);
  const maps = await store.list(`${mapsFolder(folder)}/`);
  for (const name of [...first, ...maps, ...names.filter((one) => !first.includes(one))])
    await store.remove(name);
}
