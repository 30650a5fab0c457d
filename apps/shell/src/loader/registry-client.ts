import { readRegistry, type Registry, type RegistrySource } from './registry.ts';

const storageKey = 'dayloom.registry';
/** How long the live registry may take before a copy stands in for it. Milliseconds. */
export const patience = 2_000;
/** How long any registry may take at all. Milliseconds. */
const longest = 30_000;

export interface FoundRegistry {
  readonly registry: Registry;
  readonly source: RegistrySource;
  /** Where a copy stands in: the live one, once it answers after all and is not older; undefined where it does not. */
  readonly live: Promise<Registry | undefined>;
}

async function fetchRegistry(address: string, most = longest) {
  // No cache mode of its own: the server says 'no-cache', and only so does the page's preload of it count.
  const response = await fetch(address, { signal: AbortSignal.timeout(most) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const json: unknown = await response.json();
  const registry = readRegistry(json);
  if (registry.modules.length === 0) throw new Error(`${address} names no module that can be read`);
  return { json, registry };
}

function keep(json: unknown) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(json));
  } catch {
    // A browser without storage has the built-in copy to fall back to.
  }
}

function lastGoodCopy(): Registry | undefined {
  try {
    const text = localStorage.getItem(storageKey);
    const copy = text === null ? undefined : readRegistry(JSON.parse(text));
    return copy?.modules.length ? copy : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The live registry, kept as the last good copy.
 * @param most how long it may take, in milliseconds
 * @throws when it does not answer or names no module
 */
export async function liveRegistry(address: string, most?: number): Promise<Registry> {
  const { json, registry } = await fetchRegistry(address, most);
  keep(json);
  return registry;
}

const late = (milliseconds: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1_000} s`)), milliseconds);
  });

const nothing = Promise.resolve(undefined);

const newerThan = (copy: Registry, live: Promise<Registry>) =>
  live.then(
    (answered) => (answered.revision >= copy.revision ? answered : undefined),
    () => undefined,
  );

/**
 * The live registry; where it cannot be had within two seconds or read, the last good copy, then the copy this
 * shell was released with. @throws when there is none of the three
 */
export async function findRegistry(address: string, builtIn: string): Promise<FoundRegistry> {
  const live = liveRegistry(address);
  try {
    return { registry: await Promise.race([live, late(patience)]), source: 'live', live: nothing };
  } catch (error) {
    console.error('The live registry cannot be used; a copy stands in.', error);
  }
  const copy = lastGoodCopy();
  if (copy) return { registry: copy, source: 'last good copy', live: newerThan(copy, live) };
  try {
    const { registry } = await fetchRegistry(builtIn);
    return { registry, source: 'built-in copy', live: newerThan(registry, live) };
  } catch (error) {
    console.error('The built-in registry cannot be read.', error);
    return { registry: await live, source: 'live', live: nothing };
  }
}
