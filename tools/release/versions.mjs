import { entryName } from './registry.mjs';

/** @typedef {import('./types.d.ts').Store} Store @typedef {import('./types.d.ts').Registry} Registry */

/** @param {string} app */
const folderOf = (app) => (app === 'shell' ? 's' : `m/${app}`);

/**
 * Lists every version with a folder in the store, sorted, complete or not.
 * @param {Store} store
 * @returns {Promise<{ app: string, version: string, folder: string, names: string[] }[]>} `names` of its files
 */
export async function storedVersions(store) {
  /** @type {Map<string, string[]>} */
  const folders = new Map();
  for (const name of [...(await store.list('m/')), ...(await store.list('s/'))]) {
    const folder = /^(?:m\/[^/]+|s)\/[^/]+(?=\/)/.exec(name)?.[0];
    if (folder) folders.set(folder, [...(folders.get(folder) ?? []), name]);
  }
  return [...folders].map(([folder, names]) => {
    const [, app = 'shell', version = ''] = /^(?:m\/([^/]+)|s)\/(.+)$/.exec(folder) ?? [];
    return { app, version, folder, names };
  });
}

/** Matches names of a single folder, without path separators. */
const versionName = /^\w[\w.+-]*$/;

/**
 * Reads a stored version that can go live. Throws a message that lists the stored versions when it is none of them or
 * is no valid name.
 * @param {Store} store
 * @param {string} app
 * @param {string} version
 * @returns {Promise<import('./types.d.ts').NextVersion>}
 */
export async function readVersion(store, app, version) {
  for (const word of [app, version])
    if (!versionName.test(word)) throw new Error(`'${word}' is no name of a program or a version.`);
  const stored = await store.read(`${folderOf(app)}/${version}/${entryName}`);
  if (!stored) {
    const all = (await storedVersions(store)).filter((one) => one.app === app);
    const known = all.map((one) => one.version).join(', ') || 'none';
    throw new Error(`${app} has no version ${version} in ${store.name}. There are: ${known}.`);
  }
  const entry = JSON.parse(stored.bytes.toString());
  if (app === 'shell' && !entry.index)
    throw new Error(`Shell ${version} was released without its page, and cannot go live again.`);
  return app === 'shell' ? { kind: 'shell', entry } : { kind: 'module', entry };
}

/**
 * An app's entry in a registry.
 * @param {Registry} registry
 * @param {string} app
 * @returns {import('./types.d.ts').ShellEntry | import('./types.d.ts').RegistryEntry | undefined}
 */
export const liveVersion = (registry, app) =>
  app === 'shell' ? registry.shell : registry.modules.find(({ name }) => name === app);

/**
 * All live versions, as they were released.
 * @param {Store} store
 * @param {Registry} registry
 * @returns {Promise<import('./types.d.ts').NextVersion[]>}
 */
export const liveVersions = (store, registry) =>
  Promise.all(
    ['shell', ...registry.modules.map(({ name }) => name)].map((app) =>
      readVersion(store, app, liveVersion(registry, app)?.version ?? ''),
    ),
  );
