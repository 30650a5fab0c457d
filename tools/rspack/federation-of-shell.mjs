import { initContainerEntry } from '@federation/container-entry';

/**
 * Replaces the federation's bundler runtime in a module's build with the copy that the shell already runs, which saves
 * about 3 kB in every module's entry. Its functions receive the build on each call; state of a single build is created
 * here.
 */
const { attachShareScopeMap, bundlerRuntime, runtime } = globalThis.__federationOfShell;

/**
 * Like the runtime's own `init`, but `loadRemote` keeps using the shell's instance.
 * @param {{ name: string }} options
 */
function init(options) {
  const known = runtime.getInstance(({ name }) => name === options.name);
  if (!known) return runtime.createInstance(options);
  known.initOptions(options);
  return known;
}

export default {
  runtime: { init },
  // The shell exposes nothing, so its copy was built without this part.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
