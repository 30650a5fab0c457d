import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const names = ['react', 'react-dom', '@dayloom/platform', '@dayloom/ui'];

/** @param {string} folder @param {string} name */
function versionOf(folder, name) {
  const require = createRequire(join(folder, 'package.json'));
  if (name.startsWith('@dayloom/')) {
    const entry = require.resolve(name).replace(/\/src\/.*$/, '');
    return JSON.parse(readFileSync(join(entry, 'package.json'), 'utf8')).version;
  }
  return require(`${name}/package.json`).version;
}

/**
 * The four libraries that exist once in the page and are all provided by the shell. The router, jotai and the query
 * library are part of the platform, which re-exports the names in use: if they were shared separately, they would be
 * included completely.
 * @param {string} folder
 * @param {{ eager: boolean }} options
 * @returns {Record<string, { singleton: true, eager: boolean, version: string, requiredVersion: string | false }>}
 */
export function sharedBy(folder, { eager }) {
  return Object.fromEntries(
    names.map((name) => {
      const version = versionOf(folder, name);
      const ours = name.startsWith('@dayloom/');
      return [name, { singleton: true, eager, version, requiredVersion: ours ? false : `^${version}` }];
    }),
  );
}
