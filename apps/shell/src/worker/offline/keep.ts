import {
  fileCache,
  keptRelease,
  listAddress,
  registryAddress,
  releaseCaches,
} from '../../loader/kept-release.ts';
import { sha384 } from '../../loader/sha384.ts';
import { type KeepAnswer, keepLock } from '../../offline/keep-message.ts';
import { ask } from './ask.ts';
import { foldersInUse, forgetUnused } from './forget-unused.ts';
import { isOfItsType } from './is-of-its-type.ts';
import { type LiveRelease, releaseOf } from './live-release.ts';

/** How many files are fetched side by side: what an open page asks for goes first. */
const sideBySide = 4;

/** @throws where the file cannot be had, or is not what the release vouches for */
async function keepFile(files: Cache, [address, integrity]: readonly [string, string], signal: AbortSignal) {
  const known = await files.match(address);
  if (known && isOfItsType(address, known) && (await sha384(known)) === integrity) return;
  const response = await fetch(address, { integrity, signal, priority: 'low' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  if (!isOfItsType(address, response)) throw new Error(`${address} is not of its type`);
  await files.put(address, response);
}

/** Ends once nothing is under way any more. @throws what failed first, after which nothing further is begun */
async function keepFiles(wanted: ReadonlyMap<string, string>) {
  const files = await caches.open(fileCache);
  const queue = wanted.entries();
  const failing = new AbortController();
  const { signal } = failing;
  const next = async () => {
    for (const file of queue)
      if (!signal.aborted) await keepFile(files, file, signal).catch((error) => failing.abort(error));
  };
  await Promise.all(Array.from({ length: sideBySide }, next));
  signal.throwIfAborted();
}

/** The page and what else the server may change without a new registry. */
async function keepDocuments(cache: Cache, { documents }: LiveRelease) {
  for (const [address, response] of documents) await cache.put(address, response);
}

/** Files first and the registry last: a release whose registry is here is here as a whole. */
async function keepAll(release: LiveRelease) {
  const { name, registry, files } = release;
  await keepFiles(files);
  const cacheName = releaseCaches + name;
  // One of an earlier try; made anew, it is the last among the names.
  await caches.delete(cacheName);
  const cache = await caches.open(cacheName);
  await keepDocuments(cache, release);
  await cache.put(listAddress, Response.json([...files.keys()]));
  await cache.put(registryAddress, registry);
}

/** Where all of this release is here; undefined where anything is not, or is not what was put there. */
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

/** @throws where a later release of the same line is here: some server of the host is behind */
async function refuseOlder(registry: Response) {
  const known = await (await keptRelease())?.cache.match(registryAddress);
  // One that cannot be read says nothing of what was here, and is replaced.
  const kept = (await known?.json().catch(() => undefined)) as Numbered | null | undefined;
  const live = (await registry.clone().json()) as Numbered;
  if (kept && kept.line === live.line && kept.revision > live.revision)
    throw new Error(`Revision ${live.revision} is older than ${kept.revision}`);
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** @throws for want of a network or of room */
async function keepLive() {
  const registry = await ask(registryAddress);
  await refuseOlder(registry);
  const release = await releaseOf(registry);
  const cache = await cacheOf(release);
  try {
    await (cache ? keepDocuments(cache, release) : keepAll(release));
  } catch (error) {
    // Half a release takes room that the records need, and the server has it.
    if (isFull(error)) await forgetUnused(await foldersInUse(), release.files);
    throw error;
  }
  await forgetUnused(await foldersInUse());
}

/**
 * Keeps what is live on this device, and forgets what no open page needs. Where it cannot be had now, what was kept
 * before stays.
 * @param onKept called once it is all here
 */
export const keep = (onKept: () => unknown): Promise<KeepAnswer> =>
  // While one worker takes over from another, both may be at it.
  navigator.locks.request(keepLock, async (): Promise<KeepAnswer> => {
    try {
      await keepLive();
      await onKept();
      return { outcome: 'kept' };
    } catch (error) {
      return { outcome: isFull(error) ? 'no room' : 'failed', reason: String(error) };
    }
  });
