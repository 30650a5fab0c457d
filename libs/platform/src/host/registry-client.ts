import { readRegistry, type Registry, type RegistrySource } from './registry.ts';

const storageKey = 'dayloom.registry';
/** How long the live registry may take before a copy stands in for it. */
const patience = 2_000;

export interface FoundRegistry {
  readonly registry: Registry;
  readonly source: RegistrySource;
}

async function fetchRegistry(address: string): Promise<unknown> {
  // No cache mode of its own: the server says 'no-cache', and only so does the page's preload of it count.
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The registry does not answer.')), patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
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
 * shell was released with. `early` is the live one when the page has asked for it already. @throws when there is none of the three
 */
export async function findRegistry(
  live: string,
  builtIn: string,
  early?: Promise<unknown>,
): Promise<FoundRegistry> {
  try {
    const json = await inTime(early ?? fetchRegistry(live));
    const registry = readRegistry(json);
    keep(json);
    return { registry, source: 'live' };
  } catch (error) {
    console.error('The live registry cannot be used; a copy stands in.', error);
  }
  const copy = lastGoodCopy();
  if (copy) return { registry: copy, source: 'last good copy' };
  return { registry: readRegistry(await fetchRegistry(builtIn)), source: 'built-in copy' };
}
