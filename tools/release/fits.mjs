import { join } from 'node:path';
import { importTs } from '../module-faults/import-ts.mjs';
import { entryName } from './registry.mjs';

/**
 * @typedef {import('./types.d.ts').Registry} Registry
 * @typedef {import('./types.d.ts').RegistryEntry} RegistryEntry
 * @typedef {import('./types.d.ts').ReleasedShell} ReleasedShell
 */

const loader = join(import.meta.dirname, '../../apps/shell/src/loader');

/** @type {Promise<(entry: object, provided: object) => string | undefined> | undefined} */
let loading;

/** The shell's own compatibility check: modules that it would reject are not released. */
const loadGate = () =>
  (loading ??= importTs(join(loader, 'incompatibility.ts')).then((gate) => gate.incompatibility));

/**
 * Reads a stored shell's entry; undefined when its folder is gone, or it had none.
 * @param {import('./types.d.ts').Store} store
 * @param {{ path?: string }} shell
 * @returns {Promise<ReleasedShell | undefined>}
 */
export async function readShell(store, { path }) {
  const stored = path ? await store.read(`${path.slice(1)}${entryName}`) : undefined;
  return stored && JSON.parse(stored.bytes.toString());
}

/**
 * Asks a shell why it would not run some modules.
 * @param {ReleasedShell | undefined} shell
 * @param {readonly RegistryEntry[]} modules
 * @returns {Promise<Map<RegistryEntry, string>>} the reasons; empty for a shell that does not say what it provides
 */
export async function misfits(shell, modules) {
  if (!shell?.provides) return new Map();
  const provided = { ...shell.provides, versions: shell.shared };
  const incompatibility = await loadGate();
  return new Map(
    modules.flatMap((entry) => {
      const reason = incompatibility(entry, provided);
      return reason ? [/** @type {const} */ ([entry, reason])] : [];
    }),
  );
}

/**
 * The modules of a registry that another one does not have in this version.
 * @param {Registry | undefined} before
 * @param {Registry} after
 */
export function changedModules(before, after) {
  const versions = new Map(before?.modules.map(({ name, version }) => [name, version]));
  return after.modules.filter(({ name, version }) => versions.get(name) !== version);
}
