import { readRegistry, type Registry, type RegistrySource } from './registry.ts';

const storageKey = 'dayloom.registry';
/** How long the live registry may take before a copy stands in for it. */
const patience = 2_000;

export interface FoundRegistry {
  readonly registry: Registry;
  readonly source: RegistrySource;
}

async function fetchRegistry(address: string, signal?: AbortSignal) {
  // No cache mode of its own: the server says 'no-cache', and only so does the page's preload of it count.
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const json: unknown = await response.json();
  return { json, registry: readRegistry(json) };
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
    return text === null ? undefined : readRegistry(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * The live registry; where it cannot be had within two seconds or read, the last good copy, then the copy this
 * shell was released with. @throws when there is none of the three
 */
export async function findRegistry(live: string, builtIn: string): Promise<FoundRegistry> {
  try {
    const { json, registry } = await fetchRegistry(live, AbortSignal.timeout(patience));
    keep(json);
    return { registry, source: 'live' };
  } catch (error) {
    console.error('The live registry cannot be used; a copy stands in.', error);
  }
  const copy = lastGoodCopy();
  if (copy) return { registry: copy, source: 'last good copy' };
  return { registry: (await fetchRegistry(builtIn)).registry, source: 'built-in copy' };
}
