import {
  fileCache,
  type KeptRelease,
  keptRelease,
  listAddress,
  releaseCaches,
} from '../kept/kept-release.ts';
import { pageLocks } from '../kept/keep-message.ts';

/** The folders that open pages load from. Each page requests a lock named after its folders. */
export async function foldersInUse(): Promise<readonly string[]> {
  const locks = (await navigator.locks.query())['held'] ?? [];
  return locks.flatMap(({ name = '' }) =>
    name.startsWith(pageLocks) ? name.slice(pageLocks.length).split(' ') : [],
  );
}

/** Empty if the list cannot be read: the live release writes a new one. */
async function listed(kept: KeptRelease | undefined): Promise<readonly string[]> {
  const list: unknown = await (await kept?.cache.match(listAddress))?.json().catch(() => undefined);
  return Array.isArray(list) ? (list as readonly string[]) : [];
}

/**
 * Deletes cached files that neither the newest complete release nor an open page needs.
 * @param inUse the folders that open pages load from
 * @param halfKept by address, the files of a release that does not fit: deleted even if in use
 */
export async function forgetUnused(
  inUse: readonly string[],
  halfKept: ReadonlyMap<string, unknown> = new Map(),
) {
  const kept = await keptRelease();
  for (const name of await caches.keys())
    if (name.startsWith(releaseCaches) && name !== kept?.name) await caches.delete(name);
  const needed = new Set(await listed(kept));
  const files = await caches.open(fileCache);
  for (const request of await files.keys()) {
    const { pathname } = new URL(request.url);
    const isInUse = !halfKept.has(pathname) && inUse.some((folder) => pathname.startsWith(folder));
    if (!needed.has(pathname) && !isInUse) await files.delete(request);
  }
}
