import { CONTRACT } from '@dayloom/platform';
import { keptMark } from './kept-mark.ts';
import { pageRelease } from './page-release.ts';
import { readRegistry, type Registry, type RegistrySource } from './registry.ts';
import { withTimeout } from './with-timeout.ts';

const storageKey = 'dayloom.registry';
/** How long the live registry may take before the fallback to a copy. Milliseconds. */
const timeout = 2_000;
/** The same where a copy names this very shell: so much a start waits for a new release. Milliseconds. */
const timeoutAtStart = 400;
/** How long any registry may take at all. Milliseconds. */
const longest = 30_000;

export interface FoundRegistry {
  readonly registry: Registry;
  readonly source: RegistrySource;
  /** Where it is a copy: the live one, once it answers after all and is not older; undefined where it does not. */
  readonly live: Promise<Registry | undefined>;
}

interface Answer {
  readonly json: object;
  readonly registry: Registry;
}

/** Asked for beside what is to be checked, and only where releases are signed. */
function signatureCheck(): ((registry: object) => Promise<void>) | undefined {
  const { key } = pageRelease();
  if (!key) return undefined;
  const code = import(/* webpackChunkName: "signature" */ './signature.ts');
  code.catch(() => undefined);
  return async (registry) => (await code).checkSignature(registry, key);
}

async function fetchRegistry(address: string, most = longest): Promise<Answer> {
  const check = signatureCheck();
  // No cache mode of its own: the server says 'no-cache', and only so does the page's preload of it count.
  const response = await fetch(address, { signal: AbortSignal.timeout(most) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const json = (await response.json()) as object;
  await check?.(json);
  const registry = readRegistry(json);
  if (registry.modules.length === 0) throw new Error(`${address} names no module that can be read`);
  return { json, registry };
}

/** `boot/preload-script.js` reads it too, and asks for nothing of a module whose contract is not the one noted here. */
function keep(json: object) {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...json, contract: CONTRACT }));
  } catch {
    // A browser without storage has the built-in copy to fall back to.
  }
}

/** Undefined where it is none, or whoever wrote it was not the one who released this page. */
async function keptRegistry(text: string | null | undefined): Promise<Registry | undefined> {
  try {
    const { contract: _, ...json } = JSON.parse(text ?? '') as { readonly contract?: number };
    await signatureCheck()?.(json);
    const registry = readRegistry(json);
    return registry.modules.length === 0 ? undefined : registry;
  } catch {
    return undefined;
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

const lastGoodCopy = () => keptRegistry(storedText());

/** Whether the worker took this page from the device: it had waited for a server, or heard that it is down. */
const isKeptPage = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) =>
      (entry as Partial<PerformanceNavigationTiming>).serverTiming?.some(({ name }) => name === keptMark),
    );

/**
 * That of the release which the worker keeps whole, where this shell is of it. Without a server only its modules are on
 * the device for sure: of a later registry some may not be.
 */
async function wholeRegistry(shell: string): Promise<Registry | undefined> {
  const { keptRelease, registryAddress } = await import(
    /* webpackChunkName: "kept-release" */ './kept-release.ts'
  );
  const kept = await (await keptRelease())?.cache.match(registryAddress);
  const registry = await keptRegistry(await kept?.text());
  return registry?.shell === shell ? registry : undefined;
}

let failure: unknown;

/** Why the live registry was not taken when it was last asked for; undefined where it was, or has not answered yet. */
export const registryFailure = () => failure;

const askLive = (address: string, most?: number) =>
  fetchRegistry(address, most).catch((error: unknown) => {
    failure = error;
    throw error;
  });

/** What tells a registry from those before and after it. */
export type Edition = Pick<Registry, 'line' | 'revision'>;

/**
 * Kept as the last good copy. No earlier one is taken than those that were seen: whoever replays it would undo a release.
 * @throws when it is earlier
 */
function taken({ json, registry }: Answer, ...seen: readonly (Edition | undefined)[]): Registry {
  const later = seen.find((one) => one && one.line === registry.line && one.revision > registry.revision);
  failure = later && new Error(`Revision ${registry.revision} is older than ${later.revision}`);
  if (failure) throw failure;
  keep(json);
  return registry;
}

/**
 * The live registry, kept as the last good copy.
 * @throws when it does not answer in two seconds, names no module, or is older than the one that was seen
 */
export const liveRegistry = async (address: string, seen: Edition): Promise<Registry> =>
  taken(await askLive(address, timeout), seen);

const nothing = Promise.resolve(undefined);

/**
 * The live registry; where it cannot be had in time, read or trusted, or is older than the last one seen, the last good
 * copy, then the copy this shell was released with. A copy of the time when this shell was live already starts the product
 * after 400 ms, any other after two seconds. A page that the worker took from the device, or that reaches no server at
 * all, starts from the registry of the release that is wholly there.
 * @param shell the folder of this shell
 * @throws when there is none of the three
 */
export async function findRegistry(address: string, shell: string): Promise<FoundRegistry> {
  const asked = askLive(address);
  // It may fail while the copy is read, before anybody hears it.
  asked.catch(() => undefined);
  const fallback = (registry: Registry, source: RegistrySource): FoundRegistry => ({
    registry,
    source,
    live: asked.then((answer) => taken(answer, copy, registry)).catch(() => undefined),
  });
  const copy = await lastGoodCopy();
  const isKept = isKeptPage();
  const isReady = isKept || copy?.shell === shell;
  try {
    const answer = await withTimeout(isReady ? timeoutAtStart : timeout, asked);
    return { registry: taken(answer, copy), source: 'live', live: nothing };
  } catch (error) {
    const tell = (reason: unknown) =>
      console.error('The live registry cannot be used; falling back to a copy.', reason);
    // That a start did not wait for its answer is nothing to complain of.
    if (isReady && error !== failure) asked.catch(tell);
    else tell(error);
    // A `TypeError` is what `fetch` throws where no server can be reached.
    const isWithoutServer = isKept || error instanceof TypeError;
    const whole = isWithoutServer && (await wholeRegistry(shell).catch(() => undefined));
    if (whole) return fallback(whole, 'last good copy');
  }
  if (copy) return fallback(copy, 'last good copy');
  return Promise.any([
    asked.then((answer): FoundRegistry => ({ registry: taken(answer), source: 'live', live: nothing })),
    fetchRegistry(`${shell}registry.json`).then(({ registry }) => fallback(registry, 'built-in copy')),
  ]);
}
