import { CONTRACT } from '@dayloom/platform';
import { readRegistry, type Registry, type RegistrySource } from './registry.ts';
import { withTimeout } from './with-timeout.ts';

const storageKey = 'dayloom.registry';
/** How long the live registry may take before the fallback to a copy. Milliseconds. */
const timeout = 2_000;
/** The same where the copy names this very shell: so much a start waits for a new release. Milliseconds. */
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

async function fetchRegistry(address: string, most = longest): Promise<Answer> {
  // No cache mode of its own: the server says 'no-cache', and only so does the page's preload of it count.
  const response = await fetch(address, { signal: AbortSignal.timeout(most) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const json = (await response.json()) as object;
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

interface Copy {
  readonly registry: Registry;
  /** The folder of the shell that was live with it. */
  readonly shell: unknown;
}

function lastGoodCopy(): Copy | undefined {
  try {
    const json = JSON.parse(localStorage.getItem(storageKey) ?? '') as { shell?: { path?: unknown } };
    const registry = readRegistry(json);
    return registry.modules.length === 0 ? undefined : { registry, shell: json.shell?.path };
  } catch {
    return undefined;
  }
}

/** The last good copy is never an older one. @throws when it would be */
function taken({ json, registry }: Answer, atLeast = 0): Registry {
  if (registry.revision < atLeast) throw new Error(`Revision ${registry.revision} is too old`);
  keep(json);
  return registry;
}

/**
 * The live registry, kept as the last good copy.
 * @param atLeast its revision
 * @throws when it does not answer in two seconds, names no module, or is older
 */
export const liveRegistry = async (address: string, atLeast: number): Promise<Registry> =>
  taken(await fetchRegistry(address, timeout), atLeast);

const nothing = Promise.resolve(undefined);

/**
 * The live registry; where it cannot be had in time or read, the last good copy, then the copy this shell was released
 * with. A copy of the time when this shell was live already starts the product after 400 ms, any other after two seconds.
 * @param shell the folder of this shell
 * @throws when there is none of the three
 */
export async function findRegistry(address: string, shell: string): Promise<FoundRegistry> {
  const asked = fetchRegistry(address);
  const fallback = (registry: Registry, source: RegistrySource): FoundRegistry => ({
    registry,
    source,
    live: asked.then((answer) => taken(answer, registry.revision)).catch(() => undefined),
  });
  const copy = lastGoodCopy();
  const isOfThisShell = copy?.shell === shell;
  try {
    const answer = await withTimeout(isOfThisShell ? timeoutAtStart : timeout, asked);
    return { registry: taken(answer), source: 'live', live: nothing };
  } catch (error) {
    const tell = (reason: unknown) =>
      console.error('The live registry cannot be used; falling back to a copy.', reason);
    // That a start did not wait for its answer is nothing to complain of.
    if (isOfThisShell) asked.catch(tell);
    else tell(error);
  }
  if (copy) return fallback(copy.registry, 'last good copy');
  return Promise.any([
    asked.then((answer): FoundRegistry => ({ registry: taken(answer), source: 'live', live: nothing })),
    fetchRegistry(`${shell}registry.json`).then(({ registry }) => fallback(registry, 'built-in copy')),
  ]);
}
