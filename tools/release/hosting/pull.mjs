import { verify } from '../commands/look.mjs';
import { builtInConfig } from '../go-live.mjs';
import { integrityOf, jsonText } from '../files.mjs';
import { wasLive } from '../history.mjs';
import { notesName } from '../notes.mjs';
import { faultsOf } from '../put-version.mjs';
import { publishLiveShell, putFile } from '../shell-page.mjs';
import { readLive, registryName } from '../switch.mjs';

/** @typedef {import('../types.d.ts').Store} Store @typedef {import('./kept-back.mjs').KeptBack} KeptBack @typedef {import('./host.mjs').Host} Host */

/**
 * Copies everything from a host into a store, so that releases in the store continue the live one. If the store's live
 * release already continues the host's, it stays live; otherwise the host's registry replaces it, and its versions
 * remain stored. Throws a message and changes nothing live when the host cannot be read completely, or has other bytes
 * than it names.
 * @param {Store} store
 * @param {Host} host
 * @returns {Promise<string[]>} messages for the user
 */
export async function pull(store, host) {
  const live = await host.live();
  if (!live)
    throw new Error(
      `Nothing is live at ${host.address}. A first deploy pulls nothing: --first says that it is one.`,
    );
  const keptBack = await host.keptBack();
  if (!Object.values(keptBack.files).some((text) => isOf(live, text)))
    throw new Error(`${host.address} was changed while it was read. Try again.`);
  for (const folder of keptBack.folders) await pullVersion(store, host, folder, keptBack);
  for (const [name, text] of Object.entries(keptBack.files)) {
    if (name.startsWith('history/')) await create(store, name, Buffer.from(text));
    // Notes may differ, and those that are here are as good.
    else if (name.endsWith(`/${notesName}`)) await store.create(name, Buffer.from(text));
  }
  const messages = await pullConfig(store, host);

  const local = await readLive(store);
  const isAhead = local && (await wasLive(store, local.bytes, live.bytes));
  if (!isAhead) {
    const done = local
      ? await store.replace(registryName, live.bytes, local.tag)
      : await store.create(registryName, live.bytes);
    if (!done) throw new Error(`A release went live in ${store.name} meanwhile. Try again.`);
    // A release that the host's continues contains nothing that the host does not have.
    if (local && !(await wasLive(store, live.bytes, local.bytes)))
      messages.push(
        `Revision ${local.registry.revision}, which was live here, did not go on from there: release again.`,
      );
  }
  await publishLiveShell(store);
  const { faults } = await verify(store);
  if (faults[0]) throw new Error(faults.join('\n'));
  const theirs = `revision ${live.registry.revision} of ${host.address}`;
  if (!isAhead) return [...messages, `${store.name} goes on from ${theirs}.`];
  const ours = local.registry.revision;
  if (ours === live.registry.revision) return [...messages, `${store.name} has ${theirs} already.`];
  return [...messages, `${store.name} is at revision ${ours}, which goes on from ${theirs} already.`];
}

/** Whether an entry of history is about the live registry. @param {{ bytes: Buffer }} live @param {string} text */
const isOf = ({ bytes }, text) =>
  text.startsWith('{') && jsonText(JSON.parse(text).registry) === bytes.toString();

/** @param {Store} store @param {Host} host @param {string} folder @param {KeptBack} keptBack */
async function pullVersion(store, host, folder, { files }) {
  if ((await faultsOf(store, folder)).length === 0) return;
  /** @param {string} name @returns {Promise<Buffer>} */
  const read = async (name) => {
    const path = `${folder}/${name}`;
    const bytes = files[path] === undefined ? await host.read(path) : Buffer.from(files[path]);
    if (!bytes) throw new Error(`${host.address} lacks ${path}, which it names.`);
    return bytes;
  };
  const list = await read('files.json');
  /** @type {import('../types.d.ts').FileList} */
  const named = JSON.parse(list.toString());
  await Promise.all(
    Object.entries(named).map(async ([name, { integrity }]) => {
      const bytes = await read(name);
      if (integrityOf(bytes) !== integrity)
        throw new Error(`${folder}/${name} of ${host.address} is not what was released.`);
      await create(store, `${folder}/${name}`, bytes);
    }),
  );
  // The shell's built-in registry contains what was live at its release, and is in no file list.
  const builtIn = folder.startsWith('s/') ? await host.read(`${folder}/registry.json`) : undefined;
  if (builtIn) await create(store, `${folder}/registry.json`, builtIn);
  await create(store, `${folder}/files.json`, list);
}

/** @param {Store} store @param {string} name @param {Buffer} bytes */
async function create(store, name, bytes) {
  if (name.split('/').includes('..')) throw new Error(`${name} is no name of a file.`);
  if (!(await store.create(name, bytes))) throw new Error(`${store.name} has another ${name}.`);
}

/**
 * Fetches the host's configuration, unless the store has one that was written by hand.
 * @param {Store} store
 * @param {Host} host
 * @returns {Promise<string[]>}
 */
async function pullConfig(store, host) {
  const theirs = await host.read('config.json');
  const ours = (await store.read('config.json'))?.bytes;
  if (!theirs || ours?.equals(theirs)) return [];
  if (ours && ours.toString() !== builtInConfig)
    return [`config.json here is another than that of ${host.address}, and stays.`];
  await putFile(store, 'config.json', theirs);
  return [];
}
