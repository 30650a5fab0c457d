import type { ModuleEntry } from './registry.ts';

/** What the shell has for modules. */
export interface Provided {
  /** The contract it speaks. */
  readonly contract: number;
  /** Versions of libraries and of the federation's runtime. */
  readonly versions: Readonly<Record<string, string>>;
  /** How far each library of ours has grown within the contract. */
  readonly levels: Readonly<Record<string, number>>;
}

/** The runtime that modules borrow: what they were built for must be there. */
const borrowed = '@module-federation/runtime';

const numbersOf = (version: string) => version.split('.').map(Number);

function fits(library: string, own: string, built: string): boolean {
  const [[major = 0, minor = 0], [builtMajor = 0, builtMinor = 0]] = [numbersOf(own), numbersOf(built)];
  return major === builtMajor && (library !== borrowed || minor >= builtMinor);
}

const valueIn = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * Why this shell cannot run a module, or undefined when it can. Decided from the registry alone, before any script
 * of the module is fetched, and before it is released: the release tools run this file too, so it imports nothing.
 */
export function incompatibility(
  { descriptor, shared, needs }: ModuleEntry,
  provided: Provided,
): string | undefined {
  if (descriptor.contract !== provided.contract)
    return `it speaks contract ${descriptor.contract}, this shell ${provided.contract}`;
  for (const [library, level] of Object.entries(needs)) {
    const own = valueIn(provided.levels, library) ?? 0;
    if (own < level) return `it needs level ${level} of ${library}, this shell has ${own}`;
  }
  for (const [library, version] of Object.entries(shared)) {
    const own = valueIn(provided.versions, library);
    if (own !== undefined && !fits(library, own, version))
      return `it was built for ${library} ${version}, this shell has ${own}`;
  }
  return undefined;
}
