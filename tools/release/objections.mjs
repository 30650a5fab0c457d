import { join } from 'node:path';
import { descriptorFaults, takenFrom } from '../module-faults/descriptor-faults.mjs';
import { importTs } from '../module-faults/import-ts.mjs';
import { changedModules, misfits, readShell } from './fits.mjs';
import { isOlder, newestCommit, readNotes } from './notes.mjs';
import { appOf } from './registry.mjs';
import { liveVersion } from './versions.mjs';

/**
 * @typedef {import('./types.d.ts').Registry} Registry
 * @typedef {import('./types.d.ts').RegistryEntry} RegistryEntry
 * @typedef {import('./types.d.ts').NextVersion} NextVersion
 * @typedef {import('@dayloom/platform').Descriptor} Descriptor
 */

const reader = join(import.meta.dirname, '../../apps/shell/src/loader/registry.ts');

/** @typedef {(entry: unknown) => { descriptor: Descriptor }} Reader */

/**
 * Lists what speaks against a switch: modules that the shell would not run, or of which it would leave something out;
 * addresses, intents and keys that two programs have; faults that a build found; and commits that are older than the
 * live ones.
 * @param {import('./types.d.ts').Store} store
 * @param {{ before: Registry | undefined, after: Registry, next: readonly NextVersion[], root?: string | undefined }} change
 *   `root` of the sources, which know the order of commits
 * @returns {Promise<string[]>} messages for people
 */
export async function objectionsTo(store, { before, after, next, root }) {
  const shell = await readShell(store, after.shell);
  const isNewShell = before !== undefined && before.shell.version !== after.shell.version;
  const changed = changedModules(before, after);
  const unfit = await misfits(shell, isNewShell ? after.modules : changed);
  const own = shell?.provides?.own;
  if (changed.length === 0 && !isNewShell) return [];
  /** @type {Reader} */
  const read = (await importTs(reader)).readModuleEntry;
  return [
    ...(isNewShell && !shell?.provides ? [silent(after.shell.version)] : []),
    ...[...unfit].map(
      ([{ name, version }, reason]) =>
        `${name} ${version} does not run in shell ${after.shell.version}: ${reason}. npm run release shell ${name} releases ` +
        `both${isNewShell ? `, npm run release rollback shell ${after.shell.version} takes it back as well` : ''}.`,
    ),
    ...changed
      .filter((entry) => !unfit.has(entry))
      .flatMap((entry) => named(entry, faultsOf(entry, after, read, own))),
    ...changed.flatMap((entry) => named(entry, built(entry, next))),
    ...newCollisions({
      ...{ before, after, changed, read },
      shells: [before && (await readShell(store, before.shell)), shell],
    }),
    ...(root && before ? await olderCommits(store, before, next, root) : []),
  ];
}

/** @param {string} version */
const silent = (version) =>
  `Shell ${version} does not say what it provides, so it is unknown which of the live modules run in it. ` +
  'npm run release rollback shell goes back to it with the modules of that time.';

/** @param {RegistryEntry} entry @param {readonly string[]} faults */
const named = ({ name, version }, faults) => faults.map((fault) => `${name} ${version}: ${fault}`);

/** @param {RegistryEntry} entry @param {readonly NextVersion[]} next @returns {string[]} what its build found */
function built({ name }, next) {
  const released = next.find((one) => appOf(one) === name);
  return released?.kind === 'module' ? (released.entry.faults ?? []) : [];
}

/**
 * What surrounds a module in a registry.
 * @param {RegistryEntry} entry
 * @param {Registry} registry
 * @param {Reader} read
 * @param {import('./types.d.ts').OfShell | undefined} shell
 */
const aroundOf = (entry, { modules }, read, shell) => ({
  others: modules.filter(({ name }) => name !== entry.name).flatMap((other) => readable(other, read)),
  shell,
});

/**
 * @param {RegistryEntry} entry
 * @param {Registry} registry in which it is to be live
 * @param {Reader} read
 * @param {import('./types.d.ts').OfShell | undefined} shell
 */
function faultsOf(entry, registry, read, shell) {
  try {
    return descriptorFaults(read(entry).descriptor, aroundOf(entry, registry, read, shell));
  } catch (error) {
    return [`The shell cannot read it: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** @param {RegistryEntry} entry @param {Reader} read */
function readable(entry, read) {
  try {
    return [read(entry).descriptor];
  } catch {
    return [];
  }
}

/**
 * Addresses, intents and keys that two programs have, and did not have before: of the modules that change, and of all
 * with a new shell.
 * @param {{ before: Registry | undefined, after: Registry, changed: RegistryEntry[], read: Reader,
 *   shells: (import('./types.d.ts').ReleasedShell | undefined)[] }} registries with the shell of each
 */
function newCollisions({ before, after, changed, read, shells: [oldShell, newShell] }) {
  const isNewShell = before?.shell.version !== after.shell.version;
  return after.modules
    .filter((entry) => isNewShell || changed.includes(entry))
    .flatMap((entry) => {
      const live = before?.modules.find(({ name }) => name === entry.name);
      const known = before && live ? collisionsOf(live, before, read, oldShell?.provides?.own) : [];
      const all = collisionsOf(entry, after, read, newShell?.provides?.own);
      return named(
        entry,
        all.filter((one) => !known.includes(one)),
      );
    });
}

/** @param {RegistryEntry} entry @param {Registry} registry @param {Reader} read @param {import('./types.d.ts').OfShell | undefined} shell */
const collisionsOf = (entry, registry, read, shell) =>
  readable(entry, read).flatMap((descriptor) =>
    takenFrom(descriptor, aroundOf(entry, registry, read, shell)),
  );

/** @param {import('./types.d.ts').Store} store @param {Registry} before @param {readonly NextVersion[]} next @param {string} root */
async function olderCommits(store, before, next, root) {
  const found = [];
  for (const one of next) {
    const { entry, made } = one;
    const app = appOf(one);
    const live = liveVersion(before, app);
    if (!live?.path || live.version === entry.version) continue;
    const theirs = newestCommit(await readNotes(store, live.path.slice(1, -1)));
    if (await isOlder(root, made?.commit, theirs))
      found.push(
        `${app} ${entry.version} is of commit ${made?.commit?.slice(0, 8)}, and ${live.version}, which is live, of the ` +
          `newer ${theirs?.slice(0, 8)}. npm run release rollback ${app} goes back.`,
      );
  }
  return found;
}
