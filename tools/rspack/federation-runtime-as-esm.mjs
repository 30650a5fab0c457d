import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

const packages = realpathSync(join(import.meta.dirname, '../../node_modules/@module-federation'));

/**
 * The federation plugin wires the CommonJS build of its own runtime into the bundle, which cannot be tree-shaken.
 * These aliases take the ES modules instead that its packages offer under the same names.
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
