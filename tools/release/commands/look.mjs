import { foldersOf, liveHistory } from '../history.mjs';
import { composeLicences, licencesText } from '../licences.mjs';
import { faultsOf } from '../put-version.mjs';
import { readLive } from '../switch.mjs';
import { liveVersion, liveVersions, storedVersions } from '../versions.mjs';

/** @typedef {import('../types.d.ts').Store} Store */

/** @param {Store} store */
async function requireLive(store) {
  const live = await readLive(store);
  if (!live) throw new Error(`Nothing is live in ${store.name}.`);
  return live;
}

/**
 * Lists every version in the store and whether the registry uses it.
 * @param {Store} store
 * @returns {Promise<string[]>} a line per version
 */
export async function list(store) {
  const { registry, bytes } = await requireLive(store);
  /** @type {Map<string, string>} */
  const lastLive = new Map();
  /** @type {string | undefined} since when something else is live */
  let until;
  for await (const { at, registry: past } of liveHistory(store, bytes)) {
    for (const { path } of [past.shell, ...past.modules])
      if (!lastLive.has(path)) lastLive.set(path, until ? `live until ${until}` : 'live');
    until = at;
  }
  const stored = await storedVersions(store);
  const width = Math.max(...stored.map(({ app }) => app.length)) + 2;
  const lines = stored.map(({ app, version, folder }) => {
    const entry = liveVersion(registry, app);
    const isLive = entry?.version === version;
    const state = isLive ? 'live' : (lastLive.get(`/${folder}/`) ?? 'not live');
    const isPrevious = entry?.previous?.version === version;
    return `${app.padEnd(width)}${version.padEnd(18)}${state}${isPrevious ? ', the way back' : ''}`;
  });
  return [...lines, `Revision ${registry.revision} in ${store.name}.`];
}

/**
 * Reads all live versions and their rollback targets, and compares them with what was released.
 * @param {Store} store
 * @returns {Promise<{ faults: string[], checked: number }>} messages, and the number of versions read
 */
export async function verify(store) {
  const { registry, bytes } = await requireLive(store);
  const folders = foldersOf(registry).map((path) => path.slice(1, -1));
  const faults = [];
  for (const folder of folders) faults.push(...(await faultsOf(store, folder)));
  for (const { kind, entry: released } of await liveVersions(store, registry)) {
    const app = kind === 'shell' ? 'shell' : released.name;
    const expected = /** @type {Record<string, unknown>} */ ({ ...released, ...liveVersion(registry, app) });
    const differing = Object.entries(released).filter(
      ([key, value]) => JSON.stringify(expected[key]) !== JSON.stringify(value),
    );
    if (differing[0]) faults.push(`The registry says another ${differing[0][0]} of ${app} than its release.`);
  }
  faults.push(...(await rootFaults(store, registry.shell)));
  const licences = await store.read(licencesText);
  if (!licences?.bytes.equals(await composeLicences(store, registry)))
    faults.push(`${licencesText} at the root is not of what is live.`);
  const newest = await liveHistory(store, bytes).next();
  if (newest.done) faults.push('The registry is not the latest one in the history.');
  return { faults, checked: folders.length };
}

/** @param {Store} store @param {import('../types.d.ts').ShellEntry} shell @returns {Promise<string[]>} */
async function rootFaults(store, { path, index, headers, public: files }) {
  const faults = [];
  for (const released of [index, headers, ...files]) {
    const name = released.slice(path.length);
    const [copy, original] = [await store.read(name), await store.read(released.slice(1))];
    if (!copy || !original?.bytes.equals(copy.bytes))
      faults.push(`${name} at the root is not the live shell's.`);
  }
  return faults;
}
