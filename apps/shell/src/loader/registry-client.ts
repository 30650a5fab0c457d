import { writeStored } from '@dayloom/data/browser-storage';
import { lazyModule } from '@dayloom/platform/late';
import { keptMark } from '@dayloom/offline';
import { CONTRACT } from '@dayloom/platform';
import { untilStaying } from '@dayloom/platform/file-integrity';
import { keptRegistryText, registryKey } from './kept-registry.ts';
import { longestRegistry, longestRegistryAtStart, longestRegistryRequest } from './limits.ts';
import { readRegistry, type Registry, type RegistrySource } from './registry.ts';
import { withTimeout } from './with-timeout.ts';

export interface FoundRegistry {
  readonly registry: Registry;
  readonly source: RegistrySource;
  /** For a copy: the live registry, once it answers and is not older; undefined if it fails. */
  readonly live: Promise<Registry | undefined>;
}

interface Answer {
  readonly json: object;
  readonly registry: Registry;
}

async function fetchRegistry(address: string, limit = longestRegistryRequest): Promise<Answer> {
  // The default cache mode: the server says 'no-cache', and any other mode would not use the page's preload.
  const response = await fetch(address, { signal: AbortSignal.timeout(limit) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const json = (await response.json()) as object;
  const registry = readRegistry(json);
  if (registry.modules.length === 0) throw new Error(`${address} names no module that can be read`);
  return { json, registry };
}

/** Undefined if it is no registry. */
function keptRegistry(text: string | undefined): Registry | undefined {
  try {
    const registry = readRegistry(JSON.parse(text ?? ''));
    return registry.modules.length === 0 ? undefined : registry;
  } catch {
    return undefined;
  }
}

/** Whether the worker served this page from the device because the server was slow or down. */
const isKeptPage = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) =>
      (entry as Partial<PerformanceNavigationTiming>).serverTiming?.some(({ name }) => name === keptMark),
    );

const keptReleaseChunk = lazyModule(
  () => import(/* webpackChunkName: "kept-release" */ '@dayloom/offline/kept-release'),
);

/**
 * The registry of the release that the worker has stored completely, if this shell belongs to it. Without a server,
 * only the modules of that release are surely on the device; a later registry may name others.
 */
async function wholeRegistry(shell: string): Promise<Registry | undefined> {
  const { keptRelease, registryAddress } = await keptReleaseChunk.load();
  const kept = await (await keptRelease())?.cache.match(registryAddress);
  const registry = keptRegistry(await kept?.text());
  return registry?.shell === shell ? registry : undefined;
}

/** The one in use, and the last good copy until the live one is: nothing older than they are is accepted. */
let known: readonly Registry[] = [];
let failure: unknown;

/** Why the live registry was rejected at the last request; undefined if it was used, or has not answered yet. */
export const registryFailure = () => failure;

const askLive = (address: string, limit?: number) =>
  fetchRegistry(address, limit).catch(async (error: unknown) => {
    await untilStaying();
    failure = error;
    throw error;
  });

/**
 * Uses a registry and stores it as the last good copy. A registry older than a known one is rejected: replaying it
 * would undo a release.
 * @throws if it is older
 */
function accept({ json, registry }: Answer): Registry {
  const later = known.find(({ line, revision }) => line === registry.line && revision > registry.revision);
  failure = later && new Error(`Revision ${registry.revision} is older than ${later.revision}`);
  if (failure) throw failure;
  // With the contract of this shell, as the next start reads it (`KeptRegistry`). A browser without storage has the
  // built-in copy as a fallback.
  writeStored(registryKey, JSON.stringify({ ...json, contract: CONTRACT }));
  known = [registry];
  return registry;
}

/**
 * The live registry, stored as the last good copy.
 * @throws if it does not answer within two seconds, names no module, or is older than the one in use
 */
export const liveRegistry = async (address: string): Promise<Registry> =>
  accept(await askLive(address, longestRegistry));

const nothing = Promise.resolve(undefined);

/**
 * The live registry. If it is late, unreadable or older than the last known one, the last good copy is
 * used, then the copy that this shell was released with. If the last good copy names this shell, it starts the
 * product after 400 ms; otherwise a copy is used after two seconds. A page that the worker served from the device,
 * or that reaches no server, starts from the registry of the release that is stored completely.
 * @param shell the folder of this shell
 * @throws if none of the three is available
 */
export async function findRegistry(address: string, shell: string): Promise<FoundRegistry> {
  const asked = askLive(address);
  const fallback = (registry: Registry, source: RegistrySource): FoundRegistry => {
    known = [...known, registry];
    return { registry, source, live: asked.then(accept).catch(() => undefined) };
  };
  const copy = keptRegistry(keptRegistryText());
  known = copy ? [copy] : [];
  const isKept = isKeptPage();
  const isReady = isKept || copy?.shell === shell;
  try {
    const answer = await withTimeout(isReady ? longestRegistryAtStart : longestRegistry, asked);
    return { registry: accept(answer), source: 'live', live: nothing };
  } catch (error) {
    const report = (reason: unknown) =>
      console.error('The live registry cannot be used; falling back to a copy.', reason);
    // A start that did not wait for the answer is no error.
    if (isReady && error !== failure) asked.catch(report);
    else report(error);
    // `fetch` throws a `TypeError` if no server can be reached.
    const isWithoutServer = isKept || error instanceof TypeError;
    const whole = isWithoutServer && (await wholeRegistry(shell).catch(() => undefined));
    if (whole) return fallback(whole, 'last good copy');
  }
  if (copy) return fallback(copy, 'last good copy');
  return Promise.any([
    asked.then((answer): FoundRegistry => ({ registry: accept(answer), source: 'live', live: nothing })),
    fetchRegistry(`${shell}registry.json`).then(({ registry }) => fallback(registry, 'built-in copy')),
  ]);
}
