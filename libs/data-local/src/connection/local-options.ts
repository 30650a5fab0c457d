import type { BackendOptions } from '@dayloom/data';

export interface LocalOptions extends BackendOptions {
  /** The factory of the databases; the browser's own by default. */
  readonly indexedDB?: IDBFactory;
}

/** Called on each use, because even accessing `indexedDB` may throw. */
export const factoryOf = (options: Pick<LocalOptions, 'indexedDB'>) => () =>
  options.indexedDB ?? globalThis.indexedDB;
