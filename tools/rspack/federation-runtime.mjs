import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** @param {string} from a file or folder @param {string} name of a package that it depends on */
const resolveFrom = (from, name) => createRequire(from).resolve(name);

/**
 * The file with which the federation plugin connects a build to the runtime. It belongs to a dependency of the plugin's
 * dependency.
 */
const bundlerRuntime = ['enhanced', 'runtime-tools', 'webpack-bundler-runtime'].reduce(
  (from, name) => resolveFrom(from, `@module-federation/${name}`),
  import.meta.url,
);

/**
 * Aliases for a module's build: the shell's runtime, and the one part that the shell does not need.
 * @returns {Record<string, string>}
 */
export const federationOfShell = () => ({
  [bundlerRuntime]: join(import.meta.dirname, 'federation-of-shell.mjs'),
  '@federation/container-entry': join(dirname(bundlerRuntime), 'initContainerEntry.js'),
});

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
