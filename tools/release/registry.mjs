import { randomBytes } from 'node:crypto';
import { jsonText } from './files.mjs';

/**
 * Returns the hash of the `entry.json` in a version's folder, or undefined when there is none.
 * @typedef {(path: string) => Promise<string | undefined>} HashOfEntry
 */

/** Message for a release of a module when no shell is live. */
export const noShell =
  'No shell is live there yet. npm run build releases all programs, npm run release shell the shell alone; npm run release pull brings what is live at a host.';

/** File in a version's folder with its registry entry. */
export const entryName = 'entry.json';

/**
 * Creates the registry entry of a released module. Its paths are absolute, so that they do not depend on where it is
 * read from.
 * @param {import('./types.d.ts').ReleasedApp} app
 * @returns {import('./types.d.ts').RegistryEntry}
 */
export function entryOf(app) {
  if (typeof app.build.entry !== 'string') throw new Error(`${app.name} names no single entry file.`);
  const path = `/${app.folder}/`;
  const chunks = Object.entries(app.build.chunks).map(([part, names]) => [
    part,
    names.map((name) => path + name),
  ]);
  return {
    name: app.name,
    version: app.version,
    path,
    entry: path + app.build.entry,
    files: app.files,
    chunks: Object.fromEntries(chunks),
    descriptor: app.descriptor,
    needs: app.build.needs,
    shared: app.build.shared,
    ...(app.build.kinds && { kinds: app.build.kinds }),
    ...(app.build.faults && { faults: app.build.faults }),
  };
}

/**
 * Creates the entry of a released shell, also with absolute paths.
 * @param {import('./types.d.ts').ReleasedApp} app
 * @returns {import('./types.d.ts').ReleasedShell}
 */
export function shellEntryOf(app) {
  const path = `/${app.folder}/`;
  return {
    version: app.version,
    path,
    index: `${path}index.html`,
    headers: `${path}headers.json`,
    public: app.publicFiles.map((name) => path + name),
    files: app.files,
    shared: app.build.shared,
    ...(app.build.provides && { provides: app.build.provides }),
    ...(app.build.kinds && { kinds: app.build.kinds }),
  };
}

/**
 * What the registry needs to make a released app live.
 * @param {import('./types.d.ts').ReleasedApp} app
 * @returns {import('./types.d.ts').NextVersion}
 */
export const nextVersionOf = (app) =>
  app.kind === 'shell'
    ? { kind: 'shell', entry: shellEntryOf(app) }
    : { kind: 'module', entry: entryOf(app) };

/** Creates a unique random name for a new line of registries. */
export const lineOfRegistry = () => randomBytes(8).toString('hex');

/**
 * Composes the registry after some versions went live. Other programs keep their entries; the revision increases when
 * anything differs. Throws a message when there was no shell and none goes live.
 * @param {import('./types.d.ts').Registry | undefined} before
 * @param {readonly import('./types.d.ts').NextVersion[]} next
 * @param {HashOfEntry} hashOfEntry
 * @param {{ newLine?: string, taken?: readonly import('./types.d.ts').Waiting[], withdraw?: { app: string, version: string } | undefined }} [options]
 *   `newLine` is used when there is no line yet; modules that are `taken` back or out wait for a later shell; a version
 *   to `withdraw`
 * @returns {Promise<import('./types.d.ts').Registry>}
 */
export async function composeRegistry(before, next, hashOfEntry, options = {}) {
  const { newLine = lineOfRegistry(), taken = [], withdraw } = options;
  const withdrawn = [
    ...(before?.withdrawn ?? []),
    ...(withdraw ? [idOf(withdraw.app, withdraw.version)] : []),
  ].filter((id) => next.every((one) => id !== idOf(appOf(one), one.entry.version)));
  let shell = before?.shell;
  const modules = new Map((before?.modules ?? []).map((entry) => [entry.name, entry]));
  for (const one of next) {
    const live = one.kind === 'shell' ? shell : modules.get(one.entry.name);
    const back = await previousOf(live, one, hashOfEntry);
    const previous = back && !withdrawn.includes(idOf(appOf(one), back.version)) ? back : undefined;
    if (one.kind === 'shell')
      shell = { ...inRegistry(one.entry), ...(previous && { previous: toShell(previous) }) };
    else {
      const { kinds: _, faults: __, ...entry } = one.entry;
      modules.set(entry.name, { ...entry, ...(previous && { previous }) });
    }
  }
  if (!shell) throw new Error(noShell);
  for (const { name, instead } of taken) if (!instead) modules.delete(name);
  /** @type {import('./types.d.ts').Registry} */
  const registry = {
    schemaVersion: 1,
    line: before?.line ?? newLine,
    revision: before?.revision ?? 1,
    shell,
    modules: [...modules.values()],
    ...waitingAfter(before, next, taken),
    ...(withdrawn.length > 0 && { withdrawn }),
  };
  if (before && jsonText(before) !== jsonText(registry)) registry.revision += 1;
  return registry;
}

/** The program that a version is of. @param {import('./types.d.ts').NextVersion} version */
export const appOf = ({ kind, entry }) => (kind === 'shell' ? 'shell' : entry.name);

/** @param {string} app @param {string} version */
const idOf = (app, version) => `${app}@${version}`;

/**
 * Whether a version cannot be loaded any more.
 * @param {import('./types.d.ts').Registry | undefined} registry
 * @param {string} app
 * @param {string} version
 */
export const isWithdrawn = (registry, app, version) =>
  registry?.withdrawn?.includes(idOf(app, version)) ?? false;

/**
 * The modules that still wait after a switch: those before, without the ones that went live, and those that it took
 * back or out.
 * @param {import('./types.d.ts').Registry | undefined} before
 * @param {readonly import('./types.d.ts').NextVersion[]} next
 * @param {readonly import('./types.d.ts').Waiting[]} taken
 * @returns {{ waiting?: import('./types.d.ts').Waiting[] }} part of a registry
 */
function waitingAfter(before, next, taken) {
  const known = [...next.map(appOf), ...taken.map(({ name }) => name)];
  const waiting = [...(before?.waiting ?? []).filter(({ name }) => !known.includes(name)), ...taken];
  return waiting.length > 0 ? { waiting } : {};
}

/**
 * The shell's entry in the registry. It is short, because every page load reads it and a page names the hashes of its
 * own files.
 * @param {import('./types.d.ts').ReleasedShell} shell
 * @returns {import('./types.d.ts').ShellEntry}
 */
const inRegistry = ({ version, path, index, headers, public: files }) => ({
  version,
  path,
  index,
  headers,
  public: files,
});

/**
 * For shells no hash is needed, because a page never returns to another shell on its own.
 * @param {import('./types.d.ts').PreviousVersion} previous
 */
const toShell = ({ version, path }) => ({ version, path });

/**
 * The version to roll back to while its folder exists. The registry contains little of it, because every page load
 * reads it; the `entry.json` in the folder has the rest. A page returns to it on its own if the live version cannot be
 * loaded, and verifies that file with this hash.
 * @param {import('./types.d.ts').ShellEntry | import('./types.d.ts').RegistryEntry | undefined} live
 * @param {import('./types.d.ts').NextVersion} next
 * @param {HashOfEntry} hashOfEntry
 * @returns {Promise<import('./types.d.ts').PreviousVersion | undefined>}
 */
async function previousOf(live, { entry, previous }, hashOfEntry) {
  const candidate = previous === undefined ? versionBefore(live, entry.version) : previous;
  // A shell that was released without its page names no folder and cannot be restored.
  if (!candidate?.path) return undefined;
  const { version, path } = candidate;
  const hash = await hashOfEntry(path);
  return hash ? { version, path, entry: hash } : undefined;
}

/** @param {import('./types.d.ts').ShellEntry | import('./types.d.ts').RegistryEntry | undefined} live @param {string} next */
const versionBefore = (live, next) => (live?.version === next ? live.previous : live);
