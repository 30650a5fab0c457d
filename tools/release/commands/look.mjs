import { foldersOf, liveHistory } from '../history.mjs';
import { composeLicences, licencesText } from '../licences.mjs';
import { readNotes } from '../notes.mjs';
import { faultsOf } from '../put-version.mjs';
import { isWithdrawn } from '../registry.mjs';
import { readLive } from '../switch.mjs';
import { liveVersion, liveVersions, storedVersions } from '../versions.mjs';

/** @typedef {import('../types.d.ts').Store} Store */

/** @param {Store} store */
async function requireLive(store) {
  const live = await readLive(store);
  if (!live) throw new Error(`Nothing is live in ${store.name}.`);
  return live;
}

const headings = ['program', 'version', 'built', 'commit', 'lock file', 'state'];

/**
 * Lists every version in the store: what it was built from and whether the registry uses it.
 * @param {Store} store
 * @returns {Promise<string[]>} a table with a line per version
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
  const rows = [headings];
  /** @type {Map<string[], string[]>} */
  const below = new Map();
  for (const { app, version, folder } of await storedVersions(store)) {
    const entry = liveVersion(registry, app);
    const isLive = entry?.version === version;
    const { made, overrode } = await readNotes(store, folder);
    const state = [
      isLive ? 'live' : (lastLive.get(`/${folder}/`) ?? 'not live'),
      ...(entry?.previous?.version === version ? ['the way back'] : []),
      ...(isWithdrawn(registry, app, version) ? ['withdrawn'] : []),
      ...(registry.waiting?.some((one) => one.name === app && one.version === version)
        ? ['waits for a newer shell']
        : []),
    ];
    const row = [app, version, ...madeIn(made), state.join(', ')];
    rows.push(row);
    below.set(row, overrode?.map((objection) => `  in spite of: ${objection}`) ?? []);
  }
  const widths = headings.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)) + 2);
  const lines = rows.flatMap((row) => {
    const line = row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('');
    return [line.trimEnd(), ...(below.get(row) ?? [])];
  });
  const hasChanges = rows.some(([, , , commit]) => commit?.endsWith('+'));
  return [
    ...lines,
    ...(hasChanges ? ['+ with changes that were not committed'] : []),
    `Revision ${registry.revision} in ${store.name}.`,
  ];
}

/** @param {import('../types.d.ts').Made | undefined} made @returns {[string, string, string]} time in UTC, commit and lock file */
function madeIn(made) {
  if (!made) return ['', '', ''];
  const commit = made.commit ? made.commit.slice(0, 8) + (made.isChanged ? '+' : '') : '';
  return [made.at.slice(0, 16).replace('T', ' '), commit, made.lock ?? ''];
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
