import { rejectUnknownKinds } from '../access-rules.mjs';
import { misfits, readShell } from '../fits.mjs';
import { foldersOf, wasLive } from '../history.mjs';
import { isUploaded } from '../hosting/hosting-config.mjs';
import { composeLicences, licencesText } from '../licences.mjs';
import { faultsOf } from '../put-version.mjs';
import { putFile } from '../shell-page.mjs';
import { readLive, registryName } from '../switch.mjs';
import { uploadOrder, uploadOrderInWords } from '../upload-order.mjs';
import { liveVersions, storedVersions } from '../versions.mjs';
import { verify } from './look.mjs';

/** @typedef {import('../types.d.ts').Store} Store @typedef {import('../types.d.ts').Registry} Registry */

/**
 * Copies what is live, and every complete version, to a target that a plain file server serves. Removes nothing there.
 * Replaces each file atomically, in an order in which every page load works; the next copy completes an interrupted
 * one. Throws a message and copies nothing when the live release in the source has faults, when the target has a
 * release that the source does not continue (`replaces` allows replacing one of another line), when the shell's headers
 * change without `areHeadersSet`, and when the access rules of the host's project do not know a live kind of record.
 * @param {{ from: Store, to: Store, areHeadersSet?: boolean, replaces?: boolean }} options
 * @returns {Promise<string>} messages for the user
 */
export async function copyRelease({ from, to, areHeadersSet = false, replaces = false }) {
  const live = await readLive(from);
  if (!live) throw new Error(`Nothing is live in ${from.name}.`);
  if (to.name === from.name)
    throw new Error(`${to.name} is the folder of the releases itself. Nothing was copied.`);
  const target = await readLive(to);
  const before = target?.registry;
  const { registry } = live;
  const isOtherLine = before?.line !== registry.line;
  if (target && !(isOtherLine && replaces) && !(await wasLive(from, live.bytes, target.bytes)))
    throw new Error(
      `${to.name} is at revision ${before?.revision}, which ${from.name} does not continue. Nothing was copied.` +
        (isOtherLine ? ' --anyway copies in its place.' : ''),
    );
  if (before && !areHeadersSet) await rejectNewHeaders(from, before.shell, registry.shell);

  const { faults } = await verify(from);
  const versions = [];
  const damaged = [];
  // `verify` has read the live versions. Other damaged versions are left out.
  for (const version of await missingVersions({ from, to, registry })) {
    const [fault] = await faultsOf(from, version.folder);
    if (fault) damaged.push(`${fault} That version was left out.`);
    else versions.push(version);
  }
  if (faults.length > 0) throw new Error([...new Set(faults), 'Nothing was copied.'].join('\n'));
  const configured = (await to.read('config.json')) ? to : from;
  await rejectUnknownKinds(configured, await liveVersions(from, registry));

  /** @type {Map<string, () => Promise<Buffer | undefined>>} */
  const sources = new Map();
  /** @param {string} name @param {string} [source] */
  const add = (name, source = name) => sources.set(name, async () => (await from.read(source))?.bytes);
  for (const { names } of versions) for (const name of names) add(name);
  const { path, index, public: publicFiles } = registry.shell;
  for (const released of [...publicFiles, index]) add(released.slice(path.length), released.slice(1));
  add('config.json');
  sources.set(licencesText, () => composeLicences(from, registry));
  if (!target?.bytes.equals(live.bytes)) sources.set(registryName, () => Promise.resolve(live.bytes));

  const isRegistryFirst = await doesRegistryGoFirst(from, before, registry);
  for (const name of uploadOrder(sources.keys(), { isRegistryFirst }).flat()) {
    const bytes = await sources.get(name)?.();
    if (bytes) await putCopy(to, name, bytes, target?.tag);
  }
  const done = `Revision ${registry.revision} of ${from.name} is live in ${to.name}.`;
  return [done, uploadOrderInWords({ isRegistryFirst }), ...damaged].join('\n');
}

/**
 * The host sends the headers it was configured with. A page whose inline scripts they block would not start.
 * @param {Store} store
 * @param {import('../types.d.ts').ShellEntry} before
 * @param {import('../types.d.ts').ShellEntry} after
 */
async function rejectNewHeaders(store, before, after) {
  const [known, wanted] = [
    await store.read(before.headers.slice(1)),
    await store.read(after.headers.slice(1)),
  ];
  if (!wanted || known?.bytes.equals(wanted.bytes)) return;
  throw new Error(
    `Shell ${after.version} needs other headers than shell ${before.version}. Let the host send what both need ` +
      '(docs/static-host.md), then say --headers-set. Nothing was copied.',
  );
}

/**
 * Lists the complete versions that the target does not have completely. A version that is being released has no file
 * list yet.
 * @param {{ from: Store, to: Store, registry: Registry }} options
 * @returns {Promise<{ folder: string, names: string[] }[]>} `names` of the files that may be served
 */
async function missingVersions({ from, to, registry }) {
  const needed = foldersOf(registry);
  const missing = [];
  for (const { folder, names } of await storedVersions(from)) {
    const list = `${folder}/files.json`;
    if (!names.includes(list) && !needed.includes(`/${folder}/`)) continue;
    const [own, copied] = [await from.read(list), await to.read(list)];
    if (own && copied?.bytes.equals(own.bytes)) continue;
    missing.push({ folder, names: names.filter(isUploaded) });
  }
  return missing;
}

/**
 * Decides whether the registry is copied before the page. The page goes first, unless modules of the host's registry
 * cannot run in the new shell. In a first copy it goes last, because nothing is served without a page.
 * @param {Store} store
 * @param {Registry | undefined} before
 * @param {Registry} after
 */
async function doesRegistryGoFirst(store, before, after) {
  if (!before) return true;
  if (before.shell.version === after.shell.version) return false;
  return (await misfits(await readShell(store, after.shell), before.modules)).size > 0;
}

/** @param {Store} to @param {string} name @param {Buffer} bytes @param {string | undefined} registryTag of the registry that is replaced */
async function putCopy(to, name, bytes, registryTag) {
  // The configuration belongs to the host.
  if (name === 'config.json') return void (await to.create(name, bytes));
  if (name === registryName) {
    const isDone = registryTag ? await to.replace(name, bytes, registryTag) : await to.create(name, bytes);
    if (!isDone) throw new Error(`Another copy changed ${to.name} meanwhile. Copy again.`);
    return;
  }
  if (!/^[ms]\//.test(name)) return putFile(to, name, bytes);
  if (!(await to.create(name, bytes))) throw new Error(`${to.name} has another ${name}.`);
}
