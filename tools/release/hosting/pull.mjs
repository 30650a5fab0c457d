import { verify } from '../commands/look.mjs';
import { builtInConfig } from '../go-live.mjs';
import { integrityOf, jsonText } from '../files.mjs';
import { wasLive } from '../history.mjs';
import { faultsOf } from '../put-version.mjs';
import { publishLiveShell, putFile } from '../shell-page.mjs';
import { readLive, registryName } from '../switch.mjs';

/** @typedef {import('../types.d.ts').Store} Store @typedef {import('./kept-back.mjs').KeptBack} KeptBack @typedef {import('./host.mjs').Host} Host */

/**
 * Brings everything that a host has into a store, so that releases there go on from what is live. What is live in the
 * store stays so where it goes on from the host's already; else its registry gives way, and its versions stay.
 * Throws a sentence where the host cannot be read whole, or has other bytes than it names; then nothing was switched.
 * @param {Store} store
 * @param {Host} host
 * @returns {Promise<string[]>} what was done, in sentences
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
  for (const [name, text] of Object.entries(keptBack.files))
    if (name.startsWith('history/')) await create(store, name, Buffer.from(text));
  const said = await pullConfig(store, host);

  const local = await readLive(store);
  const isAhead = local && (await wasLive(store, local.bytes, live.bytes));
  if (!isAhead) {
    const done = local
      ? await store.replace(registryName, live.bytes, local.tag)
      : await store.create(registryName, live.bytes);
    if (!done) throw new Error(`A release went live in ${store.name} meanwhile. Try again.`);
    // What the host went on from has nothing that the host has not.
    if (local && !(await wasLive(store, live.bytes, local.bytes)))
      said.push(
        `Revision ${local.registry.revision}, which was live here, did not go on from there: release again.`,
      );
  }
  await publishLiveShell(store);
  const { faults } = await verify(store);
  if (faults[0]) throw new Error(faults.join('\n'));
  const theirs = `revision ${live.registry.revision} of ${host.address}`;
  if (!isAhead) return [...said, `${store.name} goes on from ${theirs}.`];
  const ours = local.registry.revision;
  if (ours === live.registry.revision) return [...said, `${store.name} has ${theirs} already.`];
  return [...said, `${store.name} is at revision ${ours}, which goes on from ${theirs} already.`];
}

/** Whether an entry of history tells of what is live. @param {{ bytes: Buffer }} live @param {string} text */
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
  // The copy of the registry that a shell starts from says what was live then, and is in no list.
  const builtIn = folder.startsWith('s/') ? await host.read(`${folder}/registry.json`) : undefined;
  if (builtIn) await create(store, `${folder}/registry.json`, builtIn);
  await create(store, `${folder}/files.json`, list);
}

/** @param {Store} store @param {string} name @param {Buffer} bytes */
async function create(store, name, bytes) {
  if (name.split('/').includes('..')) throw new Error(`${name} is no name of a file.`);
  if (!(await store.create(name, bytes))) throw new Error(`${store.name} has another ${name}.`);
}

/** The host's own configuration, unless somebody wrote another one here. @param {Store} store @param {Host} host @returns {Promise<string[]>} */
async function pullConfig(store, host) {
  const theirs = await host.read('config.json');
  const ours = (await store.read('config.json'))?.bytes;
  if (!theirs || ours?.equals(theirs)) return [];
  if (ours && ours.toString() !== builtInConfig)
    return [`config.json here is another than that of ${host.address}, and stays.`];
  await putFile(store, 'config.json', theirs);
  return [];
}
