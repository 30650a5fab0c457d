import { join } from 'node:path';
import { exists, jsonText, readJson, writeAtomically } from './files.mjs';

/**
 * The registry entry of a released module: absolute paths, so that nothing depends on where it is read from.
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
  };
}

/**
 * A released shell, with absolute paths as well.
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
  };
}

/**
 * The registry after a release. Modules not released keep their entry as it is.
 * Throws when no shell was ever released into the target.
 * @param {string} target
 * @param {import('./types.d.ts').ReleasedApp[]} released
 * @returns {Promise<{ registry: import('./types.d.ts').Registry, changed: boolean }>}
 */
export async function composeRegistry(target, released) {
  /** @type {import('./types.d.ts').Registry | undefined} */
  const before = await readJson(join(target, 'modules.json'));
  const next = released.find((app) => app.kind === 'shell');
  const shell = next ? await succeed(target, before?.shell, inRegistry(shellEntryOf(next))) : before?.shell;
  if (!shell) throw new Error('Release the shell first: the folder has none yet.');

  const modules = new Map((before?.modules ?? []).map((entry) => [entry.name, entry]));
  for (const app of released.filter((one) => one.kind === 'module')) {
    modules.set(app.name, await succeed(target, modules.get(app.name), entryOf(app)));
  }
  /** @type {import('./types.d.ts').Registry} */
  const registry = {
    schemaVersion: 1,
    revision: before?.revision ?? 1,
    shell,
    modules: [...modules.values()],
  };
  const changed = !before || jsonText(before) !== jsonText(registry);
  if (before && changed) registry.revision = before.revision + 1;
  return { registry, changed };
}

/**
 * What the registry says of the shell: each page load reads it, and a page names the hashes of its own files.
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
 * The new entry, with the name of the version that was live before while that one's folder exists: the
 * `entry.json` in it says the rest, and every page load reads the registry.
 * @template {import('./types.d.ts').ShellEntry | import('./types.d.ts').RegistryEntry} Entry
 * @param {string} target
 * @param {Entry | undefined} live
 * @param {Entry} next
 * @returns {Promise<Entry>}
 */
async function succeed(target, live, next) {
  const candidate =
    live?.version === next.version ? live.previous : live && { version: live.version, path: live.path };
  // A shell that was released without its page names no folder, and there is no way back to it.
  if (!candidate?.path || !(await exists(join(target, candidate.path)))) return next;
  return { ...next, previous: candidate };
}

/**
 * Keeps a version's entry in its own folder, where overrides and rollback find it.
 * @param {string} target
 * @param {import('./types.d.ts').ReleasedApp} app
 */
export async function keepEntry(target, app) {
  const path = join(target, app.folder, 'entry.json');
  const entry = app.kind === 'shell' ? shellEntryOf(app) : entryOf(app);
  if (!(await exists(path))) await writeAtomically(path, jsonText(entry));
}
