import { fileCache, keptRelease, listAddress, registryAddress, releaseCaches } from '../kept/kept-release.ts';
import { sha384 } from '../kept/sha384.ts';
import { type KeepAnswer, keepLock } from '../kept/keep-message.ts';
import { ask } from './ask.ts';
import { foldersInUse, forgetUnused } from './forget-unused.ts';
import { isOfItsType } from './is-of-its-type.ts';
import { type LiveRelease, releaseOf } from './live-release.ts';

/** Maximum number of parallel requests. Requests of open pages have priority. */
const maxConcurrent = 4;

/** @throws if the file cannot be fetched, or does not match its hash in the release */
async function keepFile(files: Cache, [address, integrity]: readonly [string, string], signal: AbortSignal) {
  const known = await files.match(address);
  if (known && isOfItsType(address, known) && (await sha384(known)) === integrity) return;
  const response = await fetch(address, { integrity, signal, priority: 'low' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  if (!isOfItsType(address, response)) throw new Error(`${address} is not of its type`);
  await files.put(address, response);
}

/** Resolves after all requests ended. @throws the first error, after which no further request begins */
async function keepFiles(wanted: ReadonlyMap<string, string>) {
  const files = await caches.open(fileCache);
  const queue = wanted.entries();
  const controller = new AbortController();
  const { signal } = controller;
  const next = async () => {
    for (const file of queue)
      if (!signal.aborted) await keepFile(files, file, signal).catch((error) => controller.abort(error));
  };
  await Promise.all(Array.from({ length: maxConcurrent }, next));
  signal.throwIfAborted();
}

/** Stores the page and other documents that may change without a new registry. */
async function keepDocuments(cache: Cache, { documents }: LiveRelease) {
  for (const [address, response] of documents) await cache.put(address, response);
}

/** Stores the files first and the registry last: a release with a stored registry is complete. */
async function keepAll(release: LiveRelease) {
  const { name, registry, files } = release;
  await keepFiles(files);
  const cacheName = releaseCaches + name;
  // Delete the cache of an earlier attempt, so that the new one is last in `caches.keys()`.
  await caches.delete(cacheName);
  const cache = await caches.open(cacheName);
  await keepDocuments(cache, release);
  await cache.put(listAddress, Response.json([...files.keys()]));
  await cache.put(registryAddress, registry);
}

/** The cache of this release; undefined if anything is missing or changed. */
async function cacheOf({ registry, files: wanted }: LiveRelease): Promise<Cache | undefined> {
  const { cache } = (await keptRelease()) ?? {};
  const textOf = async (address: string) => (await cache?.match(address))?.text();
  if ((await textOf(registryAddress)) !== (await registry.clone().text())) return undefined;
  const list = [...wanted.keys()];
  if ((await textOf(listAddress)) !== JSON.stringify(list)) return undefined;
  const files = await (await caches.open(fileCache)).keys();
  const here = new Set(files.map(({ url }) => new URL(url).pathname));
  return list.every((file) => here.has(file)) ? cache : undefined;
}

interface Numbered {
  readonly line?: string;
  readonly revision: number;
}

/** @throws if a later release of the same line is stored: some server of the host is behind */
async function refuseOlder(registry: Response) {
  const known = await (await keptRelease())?.cache.match(registryAddress);
  // An unreadable registry is replaced.
  const kept = (await known?.json().catch(() => undefined)) as Numbered | null | undefined;
  const live = (await registry.clone().json()) as Numbered;
  if (kept && kept.line === live.line && kept.revision > live.revision)
    throw new Error(`Revision ${live.revision} is older than ${kept.revision}`);
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** @throws without a network, or if storage is full */
async function keepLive() {
  const registry = await ask(registryAddress);
  await refuseOlder(registry);
  const release = await releaseOf(registry);
  const cache = await cacheOf(release);
  try {
    await (cache ? keepDocuments(cache, release) : keepAll(release));
  } catch (error) {
    // An incomplete release would only take storage from the records.
    if (isFull(error)) await forgetUnused(await foldersInUse(), release.files);
    throw error;
  }
  await forgetUnused(await foldersInUse());
}

/**
 * Stores the live release on this device and deletes files that no open page needs. If that fails, the previously
 * stored release remains.
 * @param onKept called after everything is stored
 */
export const keep = (onKept: () => unknown): Promise<KeepAnswer> =>
  // While one worker replaces another, both may run this.
  navigator.locks.request(keepLock, async (): Promise<KeepAnswer> => {
    try {
      await keepLive();
      await onKept();
      return { outcome: 'kept' };
    } catch (error) {
      return { outcome: isFull(error) ? 'no room' : 'failed', reason: String(error) };
    }
  });
