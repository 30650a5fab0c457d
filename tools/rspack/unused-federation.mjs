/** @returns {never} */
function refuse() {
  throw new Error(
    'This build has neither snapshots, preloading nor imports of remotes: the registry names the files.',
  );
}

/**
 * Stands in for parts of the federation's runtime that it loads whether they are used or not: snapshots, which it reads
 * from the manifests of remotes, its own preloading, `import` of a remote, and shared libraries cut to what is used of
 * them. Here the registry names every file, `loader/preload.ts` asks for it, and `loader/federation.ts` loads a module.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  /** Every plugin is offered to the hooks of every part: this one has none. */
  hooks = { applyPlugin: () => undefined };
  loadRemoteSnapshotInfo = refuse;
}

/** What a page without snapshots knows of a remote. */
export const getGlobalRemoteInfo = () => ({});

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
  refuse as remotes,
};

/**
 * The runtime's start, without its plugin for shared libraries that were cut.
 * @param {{ webpackRequire: { federation: { runtime: { init: (options: unknown) => unknown }, initOptions: unknown } } }} build
 */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);

/** A shared library is taken as it is. @param {{ factory: unknown }} shared */
export const getSharedFallbackGetter = ({ factory }) => factory;
