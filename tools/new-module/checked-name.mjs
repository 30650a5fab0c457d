import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleDescriptors } from '../apps.mjs';

const usage = 'npm run new-module <name> makes a module in apps/<name>.';

/** The name becomes part of an address. */
const pattern = /^(?=.{2,30}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Names that have another meaning where a module's name is used. */
const reserved = new Map([
  ...['copy', 'explain', 'hosting', 'list', 'promote', 'prune', 'pull', 'rollback', 'verify', 'withdraw'].map(
    (verb) => /** @type {const} */ ([verb, `npm run release ${verb} means something else`]),
  ),
  ['dist', 'it is the folder of what is built'],
  ['home', "it is the shell's own screen"],
  ['functions', 'it is the push sender'],
  ['constructor', 'every object has a property of this name'],
  ...['con', 'prn', 'aux', 'nul'].map(
    (device) => /** @type {const} */ ([device, 'no folder of Windows can have this name']),
  ),
]);

/** Addresses in use, with their owners. @param {string} root */
function takenAddresses(root) {
  const paths = readFileSync(join(root, 'apps/shell/src/paths.ts'), 'utf8');
  const ofShell = [...paths.matchAll(/'(\/[a-z-]+)'/g)].map(([, path = '']) => ({
    path,
    owner: 'the shell',
  }));
  const ofModules = moduleDescriptors(root).flatMap(({ title, routes }) =>
    routes.map(({ path }) => ({ path, owner: title })),
  );
  return [...ofShell, ...ofModules].map(({ path, owner }) => ({ first: path.split('/')[1], owner }));
}

/**
 * Returns the requested name. Throws a message when there is none, or when it cannot be the name of a module.
 * @param {string} root
 * @param {readonly string[]} words the arguments of the command
 * @returns {string}
 */
export function checkedName(root, words) {
  const [name, ...more] = words;
  if (!name) throw new Error(`The module needs a name. ${usage}`);
  if (more.length > 0)
    throw new Error(`A module has one name, and '${words.join(' ')}' is ${words.length}. ${usage}`);
  if (!pattern.test(name))
    throw new Error(
      `'${name}' cannot be a module's name: it takes 2 to 30 lower-case letters, digits and single hyphens between them, the first a letter.`,
    );
  const meaning = reserved.get(name);
  if (meaning) throw new Error(`'${name}' cannot be a module's name: ${meaning}.`);
  if (existsSync(join(root, 'apps', name))) throw new Error(`There is an app named '${name}' already.`);
  if (readdirSync(join(root, 'libs')).includes(name))
    throw new Error(`'${name}' is a library in libs/${name}: choose another name.`);
  const taken = takenAddresses(root).find(({ first }) => first === name);
  if (taken) throw new Error(`The address /${name} belongs to ${taken.owner}: choose another name.`);
  return name;
}
