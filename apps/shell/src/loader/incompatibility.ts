import type { ModuleEntry } from './registry.ts';

/** What the shell provides to modules. */
export interface Provided {
  /** The contract that it supports. */
  readonly contract: number;
  /** Versions of libraries and of the federation's runtime. */
  readonly versions: Readonly<Record<string, string>>;
  /** The level of each of our libraries, which grows within a contract. */
  readonly levels: Readonly<Record<string, number>>;
}

/** The shell's version of these must have everything that a module uses: a later minor may add something. */
const comparedByMinor = ['@module-federation/runtime', 'react', 'react-dom'];

const numbersOf = (version: string) => version.split('.').map(Number);

function fits(library: string, own: string, built: string): boolean {
  const [[major = 0, minor = 0], [builtMajor = 0, builtMinor = 0]] = [numbersOf(own), numbersOf(built)];
  return major === builtMajor && (!comparedByMinor.includes(library) || minor >= builtMinor);
}

const valueIn = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * Why this shell cannot run a module; undefined if it can. It depends on the registry alone, so no script of the
 * module has to be fetched. The release tools run this file too, before a release, so it imports nothing.
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
