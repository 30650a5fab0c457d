/** @returns {never} */
function unsupported() {
  throw new Error(
    'This build has neither snapshots, preloading nor imports of remotes: the registry names the files.',
  );
}

/**
 * Replaces parts of the federation runtime that it always loads: snapshots, which it reads from the manifests of
 * remotes, its own preloading, `import` of a remote, and tree-shaken shared libraries. Here the registry names every
 * file, `loader/preload.ts` requests it, and `loader/federation.ts` loads a module.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  /** Plugins can register hooks with every part; this one has none. */
  hooks = { applyPlugin: () => undefined };
  loadRemoteSnapshotInfo = unsupported;
}

/** A page without snapshots knows nothing about a remote. */
export const getGlobalRemoteInfo = () => ({});

export {
  unsupported as defaultPreloadArgs,
  unsupported as formatPreloadArgs,
  unsupported as normalizePreloadExposes,
  unsupported as preloadAssets,
  unsupported as remotes,
};

/**
 * The runtime's start, without its plugin for tree-shaken shared libraries.
 * @param {{ webpackRequire: { federation: { runtime: { init: (options: unknown) => unknown }, initOptions: unknown } } }} build
 */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);

/** Returns a shared library unchanged. @param {{ factory: unknown }} shared */
export const getSharedFallbackGetter = ({ factory }) => factory;
