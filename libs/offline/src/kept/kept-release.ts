/**
 * Prefix of the caches with one release each: its page, configuration, licences, list of files and, stored last,
 * its registry.
 */
export const releaseCaches = 'dayloom-release-';
/** The cache of the immutable files of all releases, by address. */
export const fileCache = 'dayloom-files';

export const pageAddress = '/';
export const configAddress = '/config.json';
export const licencesAddress = '/licences.txt';
export const registryAddress = '/modules.json';
/** The key of the list of all its files; no server has this address. */
export const listAddress = '/kept-files';

/** A release whose files are all on this device. */
export interface KeptRelease {
  /** The name of its cache. */
  readonly name: string;
  readonly cache: Cache;
}

/** The newest stored release; undefined if there is none, or storage is unavailable. */
export async function keptRelease(): Promise<KeptRelease | undefined> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(releaseCaches));
    for (const name of names.toReversed()) {
      const cache = await caches.open(name);
      if (await cache.match(registryAddress)) return { name, cache };
    }
  } catch {
    // Storage is unavailable, so nothing is stored.
  }
  return undefined;
}
