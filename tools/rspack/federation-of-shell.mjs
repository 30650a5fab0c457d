import { initContainerEntry } from '@federation/container-entry';

/**
 * What a module's build takes in place of the federation's bundler runtime: the copy that the shell runs already,
 * some 3 kB less in every module's entry. Its functions are handed the build they are called for each time; what
 * belongs to one build is made here.
 */
const { attachShareScopeMap, bundlerRuntime, runtime } = globalThis.__federationOfShell;

/**
 * As the runtime's own `init`, except that the shell's instance stays the one `loadRemote` speaks to.
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
  // The shell exposes nothing, so its copy was built without this.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
