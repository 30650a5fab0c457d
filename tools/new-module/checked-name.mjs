import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleDescriptors } from '../apps.mjs';
import { spelledNames } from '../repository/spelled-names.mjs';

const usage = 'npm run new-module <name> makes a module in apps/<name>.';

/** It is part of the names that the build gives things in the page, and an address. */
const identifier = /^[a-z][a-z0-9]{1,29}$/;

/** Words with a meaning of their own in the place where a module's name is written. */
const reserved = new Map([
  ...['copy', 'hosting', 'list', 'promote', 'prune', 'pull', 'rollback', 'verify'].map(
    (verb) => /** @type {const} */ ([verb, `npm run release ${verb} means something else`]),
  ),
  ['dist', 'it is the folder of what is built'],
  ['home', "it is the shell's own screen"],
  ['functions', 'it is the push sender'],
]);

/** The addresses that are taken by now, with whom they belong to. @param {string} root */
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
 * The name that was asked for. Throws a sentence where there is none, or none that a module could have.
 * @param {string} root
 * @param {readonly string[]} words what was typed
 * @returns {Promise<string>}
 */
export async function checkedName(root, words) {
  const [name, ...more] = words;
  if (!name) throw new Error(`The module needs a name. ${usage}`);
  if (more.length > 0)
    throw new Error(`A module has one name, and '${words.join(' ')}' is ${words.length}. ${usage}`);
  if (!identifier.test(name))
    throw new Error(
      `'${name}' cannot be a module's name: it takes 2 to 30 lower-case letters and digits, the first a letter.`,
    );
  const meaning = reserved.get(name);
  if (meaning) throw new Error(`'${name}' cannot be a module's name: ${meaning}.`);
  if (existsSync(join(root, 'apps', name))) throw new Error(`There is an app named '${name}' already.`);
  if (readdirSync(join(root, 'libs')).includes(name))
    throw new Error(`'${name}' is a library in libs/${name}: choose another name.`);
  const taken = takenAddresses(root).find(({ first }) => first === name);
  if (taken) throw new Error(`The address /${name} belongs to ${taken.owner}: choose another name.`);
  const [spelled] = await spelledNames(root, [name]);
  if (spelled)
    throw new Error(`'${name}' is a word that ${spelled.path} uses for something else: choose another name.`);
  return name;
}
