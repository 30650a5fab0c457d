/**
 * Begins the name of each cache with one release: its page, configuration, licences, list of files and, put last, its
 * registry.
 */
export const releaseCaches = 'dayloom-release-';
/** The cache of the files that never change, of all releases, by their address. */
export const fileCache = 'dayloom-files';

export const pageAddress = '/';
export const configAddress = '/config.json';
export const licencesAddress = '/licences.txt';
export const registryAddress = '/modules.json';
/** The addresses of all its files; no server has this one. */
export const listAddress = '/kept-files';

/** A release of which every file is on this device. */
export interface KeptRelease {
  /** Of its cache. */
  readonly name: string;
  readonly cache: Cache;
}

/** The newest one; undefined where none is kept, or the browser refuses storage. */
export async function keptRelease(): Promise<KeptRelease | undefined> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(releaseCaches));
    for (const name of names.toReversed()) {
      const cache = await caches.open(name);
      if (await cache.match(registryAddress)) return { name, cache };
    }
  } catch {
    // Then nothing is kept.
  }
  return undefined;
}
