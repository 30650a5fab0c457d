import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** @param {string} from a file or folder @param {string} name of a package that it depends on */
const resolveFrom = (from, name) => createRequire(from).resolve(name);

/** The file by which the federation plugin wires a build to the runtime: its own dependency's dependency. */
const bundlerRuntime = ['enhanced', 'runtime-tools', 'webpack-bundler-runtime'].reduce(
  (from, name) => resolveFrom(from, `@module-federation/${name}`),
  import.meta.url,
);

/**
 * What a module's build takes in its place: the shell's, with the one part that the shell has no use for.
 * @returns {Record<string, string>}
 */
export const federationOfShell = () => ({
  [bundlerRuntime]: join(import.meta.dirname, 'federation-of-shell.mjs'),
  '@federation/container-entry': join(dirname(bundlerRuntime), 'initContainerEntry.js'),
});

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

/** Parts of the runtime that nothing here uses, and what stands in for them. @returns {Record<string, string>} */
export function withoutUnusedFederation() {
  /** @type {Record<string, string[]>} by what stands in */
  const parts = {
    'unused-federation.mjs': [
      'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
      'runtime-core/dist/utils/preload.js',
      'webpack-bundler-runtime/dist/init.js',
      'webpack-bundler-runtime/dist/remotes.js',
      'webpack-bundler-runtime/dist/getSharedFallbackGetter.js',
    ],
    'federation-messages.mjs': ['sdk/dist/logger.js', 'error-codes/dist/desc.mjs'],
    'federation-versions.mjs': ['runtime-core/dist/utils/semver/index.js'],
  };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([stand, names]) =>
      names.map((name) => [realpathSync(join(packages, name)), join(import.meta.dirname, stand)]),
    ),
  );
}

/** The runtime that a module borrows of the shell: its version stands in the registry, for the gate. */
export function federationVersion() {
  const { name, version } = JSON.parse(readFileSync(join(packages, 'runtime/package.json'), 'utf8'));
  return { [name]: { version } };
}
