import { twinsOf, untwinned } from './compress.mjs';
import { integrityOf, jsonText } from './files.mjs';
import { entryName } from './registry.mjs';

/** @typedef {import('./types.d.ts').Store} Store @typedef {import('./types.d.ts').FileList} FileList */

const listName = 'files.json';

/**
 * Puts a version into its folder, its file list last. Existing files stay unchanged, because a version never changes.
 * Missing files are written again. Throws a message when the folder contains another file of that name, and when a
 * written file cannot be verified.
 * @param {Store} store
 * @param {import('./types.d.ts').ReleasedApp} app
 * @param {{ compress: boolean }} options `compress` also writes compressed twins
 */
export async function putVersion(store, app, { compress }) {
  if (!(await listOf(store, app.folder))) await putFiles(store, app, compress);
  const list = (await listOf(store, app.folder)) ?? {};
  // The entry is written by these tools, and a later version of them may add fields.
  const others = [...app.contents].filter(
    ([name, bytes]) => name !== entryName && list[name]?.integrity !== integrityOf(bytes),
  );
  if (others[0]) throw new Error(`${app.folder} is there already, with another ${others[0][0]}.`);
  if ((await faultsOf(store, app.folder)).length > 0)
    for (const [name, bytes] of app.contents)
      if (list[name]?.integrity === integrityOf(bytes)) await store.create(`${app.folder}/${name}`, bytes);
  const [fault] = await faultsOf(store, app.folder);
  if (fault) throw new Error(`${fault} Nothing was switched.`);
}

/** @param {Store} store @param {import('./types.d.ts').ReleasedApp} app @param {boolean} compress */
async function putFiles(store, { folder, contents }, compress) {
  /** @type {FileList} */
  const list = {};
  for (const [name, own] of contents) {
    const isOwn = await store.create(`${folder}/${name}`, own);
    const bytes = isOwn ? own : (await store.read(`${folder}/${name}`))?.bytes;
    if (bytes && name !== entryName && !isOwn)
      throw new Error(`${folder} is there already, with another ${name}.`);
    if (bytes) list[name] = { integrity: integrityOf(bytes), size: bytes.length };
  }
  // Another version of the compressor gives other bytes, so existing twins are kept.
  const twins = compress ? await twinsOf(contents) : new Map();
  for (const [name, bytes] of twins) await store.create(`${folder}/${name}`, bytes);
  await store.create(`${folder}/${listName}`, Buffer.from(jsonText(list)));
}

/**
 * Verifies a version's folder by reading every file and every compressed twin. Returns no messages when all is well.
 * @param {Store} store
 * @param {string} folder such as `m/works/0.1.0-0a1b2c3d`
 * @returns {Promise<string[]>} messages
 */
export async function faultsOf(store, folder) {
  const list = (await listOf(store, folder)) ?? (await filesOfEntry(store, folder));
  if (!list) return [`${folder} has no ${listName}.`];
  const faults = [];
  for (const [name, { integrity, size }] of Object.entries(list)) {
    const bytes = (await store.read(`${folder}/${name}`))?.bytes;
    if (!bytes) faults.push(`${folder}/${name} is missing.`);
    else if ((size !== undefined && bytes.length !== size) || integrityOf(bytes) !== integrity)
      faults.push(`${folder}/${name} is not what was released.`);
  }
  const names = (await store.list(`${folder}/`)).map((name) => name.slice(folder.length + 1));
  for (const name of names.filter((one) => /\.(?:br|gz)$/.test(one) && !(one in list))) {
    const twin = (await store.read(`${folder}/${name}`))?.bytes;
    const plain = twin && (await untwinned(name, twin));
    const original = list[name.slice(0, -3)];
    if (original && (!plain || integrityOf(plain) !== original.integrity))
      faults.push(`${folder}/${name} is not its file, compressed.`);
  }
  return faults;
}

/** @param {Store} store @param {string} folder @returns {Promise<FileList | undefined>} */
async function listOf(store, folder) {
  const stored = await store.read(`${folder}/${listName}`);
  return stored && JSON.parse(stored.bytes.toString());
}

/**
 * Versions released before file lists existed: uses the scripts and styles whose integrity their entry names.
 * @param {Store} store
 * @param {string} folder
 * @returns {Promise<Record<string, { integrity: string, size?: number }> | undefined>}
 */
async function filesOfEntry(store, folder) {
  const stored = await store.read(`${folder}/${entryName}`);
  if (!stored) return undefined;
  /** @type {{ files?: Record<string, string> }} */
  const { files = {} } = JSON.parse(stored.bytes.toString());
  return Object.fromEntries(
    Object.entries(files).map(([path, integrity]) => [path.slice(folder.length + 2), { integrity }]),
  );
}
