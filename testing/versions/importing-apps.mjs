import { allApps } from '../../tools/apps.mjs';
import { readImports } from '../../tools/boundaries/cruise.mjs';

/** @param {string} app */
const entryOf = (app) => `apps/${app}/src/${app === 'shell' ? 'main' : 'module'}.ts`;

/**
 * The files that each app's entry imports, directly or indirectly. Type-only imports do not count, because they are not
 * built.
 * @param {string} root
 * @returns {Promise<Map<string, Set<string>>>} paths from the root by app
 */
export async function filesImported(root) {
  const { modules } = await readImports(root, ['apps', 'libs']);
  const imports = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter((one) => !one.dependencyTypes.includes('type-only')).map((one) => one.resolved),
    ]),
  );
  return new Map(allApps().map((app) => [app, reached(entryOf(app), imports)]));
}

/** @param {string} entry @param {Map<string, string[]>} imports */
function reached(entry, imports) {
  const found = new Set([entry]);
  for (const path of found) for (const next of imports.get(path) ?? []) found.add(next);
  return found;
}
