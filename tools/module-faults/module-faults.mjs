import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { moduleDescriptors } from '../apps.mjs';
import { filesUnder, readJson } from '../release/files.mjs';
import { codeFaults } from './code-faults.mjs';
import { descriptorFaults, takenFrom } from './descriptor-faults.mjs';
import { importTs } from './import-ts.mjs';
import { styleFaults } from './style-faults.mjs';

const root = join(import.meta.dirname, '../..');

/** With the shell's own reader of a `module.json`. */
const descriptorFile = join(root, 'libs/platform/src/contract/descriptor.ts');

/** @returns {Promise<import('../release/types.d.ts').OfShell>} what the shell has itself, so that no module can have it */
export async function ofShell() {
  const source = join(root, 'apps/shell/src');
  const { paths } = await importTs(join(source, 'paths.ts'));
  const { shellCommands } = await importTs(join(source, 'commands/shell-commands.ts'));
  const { ownKinds } = await importTs(join(root, 'libs/notifications/src/engine/valid-due.ts'));
  return {
    addresses: Object.values(paths),
    shortcuts: shellCommands.flatMap((/** @type {{ keys?: string, title: string }} */ { keys, title }) =>
      keys === undefined ? [] : [{ keys, title }],
    ),
    kinds: ownKinds,
  };
}

/**
 * Lists what is wrong with the source of a module: all that a release of it, together with everything else of this
 * source, would be refused for, except what only its build shows.
 * @param {string} folder of the module
 * @returns {Promise<string[]>} messages
 */
export async function moduleFaults(folder) {
  const { CONTRACT, readDescriptor } = await importTs(descriptorFile);
  const written = await readJson(join(folder, 'module.json'));
  /** @type {import('@dayloom/platform').Descriptor} */
  let descriptor;
  try {
    descriptor = readDescriptor(written);
  } catch {
    return [
      'module.json needs a name (lower-case letters, digits and -), a title and the number of its contract.',
    ];
  }
  const others = moduleDescriptors().filter(({ name }) => name !== descriptor.name);
  const around = { others: others.map((one) => readDescriptor(one)), shell: await ofShell() };
  const names = await filesUnder(join(folder, 'src'));
  return [
    ...misnamed(folder, written, descriptor),
    ...(descriptor.contract === CONTRACT
      ? []
      : [`It speaks contract ${descriptor.contract}, this shell ${CONTRACT}.`]),
    ...descriptorFaults(descriptor, around),
    ...takenFrom(descriptor, around),
    ...(await sourceFaults(
      folder,
      names.map((name) => join(folder, 'src', name)),
    )),
  ];
}

/**
 * @param {string} folder
 * @param {object} written
 * @param {import('@dayloom/platform').Descriptor} descriptor
 */
function misnamed(folder, written, { name, dropped: _, ...known }) {
  const unknown = Object.keys(written).filter((key) => key !== 'name' && !(key in known));
  return [
    ...(name === basename(folder)
      ? []
      : [`Its name is '${name}', and its folder ${basename(folder)}: both have to be the same.`]),
    ...unknown.map(
      (key) =>
        `module.json has '${key}', which the shell does not read. It reads ${Object.keys(known).join(', ')}.`,
    ),
  ];
}

/**
 * Lists what is wrong with the code and the stylesheets of a module.
 * @param {string} folder of the module
 * @param {Iterable<string>} files absolute paths of everything in its build
 * @returns {Promise<string[]>} messages
 */
export async function sourceFaults(folder, files) {
  const sheets = [...new Set(files)]
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));
  return [...(await codeFaultsIn(folder)), ...styleFaults(sheets)];
}

/** @param {string} folder */
async function codeFaultsIn(folder) {
  const { CONTRACT, readDescriptor } = await importTs(descriptorFile);
  const descriptor = readDescriptor(await readJson(join(folder, 'module.json')));
  if (descriptor.contract !== CONTRACT) return [];
  try {
    const { default: definition } = await importTs(join(folder, 'src/module.ts'));
    return codeFaults(descriptor, definition);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`src/module.ts runs code of the page at once, instead of behind an import(): ${reason}`];
  }
}
