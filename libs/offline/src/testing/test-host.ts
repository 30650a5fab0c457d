import type { OfflineHost } from '../page/offline-host.ts';

/** A page of the shell in `/s/1/`, with one module. */
export const testHost = (replaced: Partial<OfflineHost>): OfflineHost => ({
  shellFolder: () => '/s/1/',
  modules: () => ({
    line: undefined,
    revision: 7,
    modules: [{ entry: { entry: '/m/works/1.2.0/entry.js' }, isOutdated: false }],
  }),
  takeNewReleases: () => Promise.resolve(undefined),
  hasUnsavedText: () => false,
  offerReload: () => undefined,
  worker: () => Promise.resolve({ active: null }),
  ...replaced,
});
