/** @returns {never} */
function refuse() {
  throw new Error(
    'This build has neither snapshots nor preloading of the federation: the registry names the files.',
  );
}

/**
 * Stands in for parts of the federation's runtime that it loads whether they are used or not: snapshots, which it reads
 * from the manifests of remotes, and its own preloading. Here the registry names every file, and `loader/preload.ts`
 * asks for it.
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
};
