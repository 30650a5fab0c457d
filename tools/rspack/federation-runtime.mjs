import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The shared libraries for a module's build: the runtime that the shell lends it returns the copy that the page uses.
 * The federation plugin would do the same with 1.4 kB of code in every entry.
 * @param {object} shared by name
 * @returns {Record<string, string>}
 */
export const lentByShell = (shared) =>
  Object.fromEntries(
    Object.keys(shared).map((name) => [
      name,
      `var globalThis.__federationOfShell.instance.loadShareSync('${name}')()`,
    ]),
  );

const packages = realpathSync(join(import.meta.dirname, '../../node_modules/@module-federation'));

/**
 * The federation plugin bundles the CommonJS build of its runtime, which cannot be tree-shaken. These aliases select
 * the ES modules that its packages export under the same names.
 * @returns {Record<string, string>}
 */
export function federationRuntimeAsEsm() {
  return Object.fromEntries(
    readdirSync(packages).flatMap((name) => {
      const at = (/** @type {string} */ file) => join(packages, name, file);
      /** @type {{ exports?: Record<string, any> }} */
      const { exports = {} } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
      return Object.values(exports)
        .filter((offered) => offered.require?.default && offered.import?.default)
        .map((offered) => [at(offered.require.default), at(offered.import.default)]);
    }),
  );
}

/** The runtime that a module shares with the shell: the registry contains its version for the compatibility check. */
export function federationVersion() {
  const { name, version } = JSON.parse(readFileSync(join(packages, 'runtime/package.json'), 'utf8'));
  return { [name]: { version } };
}
