import { join } from 'node:path';
import { entryName } from './registry.mjs';

/** @typedef {import('./types.d.ts').Registry} Registry */

const gate = join(import.meta.dirname, '../../apps/shell/src/loader/incompatibility.ts');

/** @type {Promise<(entry: object, provided: object) => string | undefined> | undefined} */
let loading;

/**
 * The shell's own compatibility check: modules that it would reject are not released. Loaded on demand, because a start
 * does not need it.
 */
const loadGate = () => {
  loading ??= import('vite')
    .then(({ runnerImport }) => runnerImport(gate, { configFile: false, logLevel: 'warn' }))
    .then(({ module }) => module.incompatibility);
  return loading;
};

/**
 * Reasons why modules of a registry would not run in its shell: changed modules, or all of them when the shell changes.
 * Nothing is known about shells released before they listed what they provide.
 * @param {import('./types.d.ts').Store} store
 * @param {{ before: Registry | undefined, after: Registry }} change
 * @returns {Promise<string[]>} messages; empty when all run
 */
export async function incompatibilities(store, { before, after }) {
  const stored = await store.read(`${after.shell.path.slice(1)}${entryName}`);
  /** @type {import('./types.d.ts').ReleasedShell | undefined} */
  const shell = stored && JSON.parse(stored.bytes.toString());
  if (!shell?.provides) return [];
  const provided = { ...shell.provides, versions: shell.shared };
  const incompatibility = await loadGate();
  const isNewShell = before?.shell.version !== after.shell.version;
  const versions = new Map(before?.modules.map(({ name, version }) => [name, version]));
  return after.modules
    .filter(({ name, version }) => isNewShell || versions.get(name) !== version)
    .flatMap((entry) => {
      const reason = incompatibility(entry, provided);
      return reason
        ? [`${entry.name} ${entry.version} does not run in shell ${shell.version}: ${reason}.`]
        : [];
    });
}
