import { CONTRACT } from '@dayloom/platform';
import type { ModuleEntry } from './registry.ts';

const major = (version: string) => version.split('.')[0];

/**
 * Why this shell cannot run a module, or undefined when it can. Decided from the registry alone, before any script
 * of the module is fetched (MO5).
 */
export function incompatibility(
  { descriptor, shared }: ModuleEntry,
  provided: Readonly<Record<string, string>>,
  supported: readonly number[] = [CONTRACT],
): string | undefined {
  if (!supported.includes(descriptor.contract))
    return `it speaks contract ${descriptor.contract}, this shell ${supported.join(', ')}`;
  for (const [library, version] of Object.entries(shared)) {
    const own = provided[library];
    if (own !== undefined && major(own) !== major(version))
      return `it was built for ${library} ${version}, this shell has ${own}`;
  }
  return undefined;
}
