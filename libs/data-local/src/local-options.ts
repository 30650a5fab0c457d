import type { BackendOptions } from '@dayloom/data';

export interface LocalOptions extends BackendOptions {
  /** Where databases are kept; the browser's own unless a test hands in another. */
  readonly indexedDB?: IDBFactory;
}

/** Asked with each use, since touching IndexedDB may already throw. */
export const factoryOf = (options: Pick<LocalOptions, 'indexedDB'>) => () =>
  options.indexedDB ?? globalThis.indexedDB;
