import { sha384 } from '@dayloom/offline';
import { wasLoaded } from '@dayloom/platform/file-integrity';
import { hasContainer } from './federation.ts';
import { longestFallback } from './limits.ts';
import { type ModuleEntry, readModuleEntry } from './registry.ts';

export interface Fallback {
  /** The previous version, as it was released. */
  readonly entry: ModuleEntry;
  /** Why the live version cannot run. */
  readonly reason: string;
}

/**
 * Why the entry of a release fails permanently; undefined if it may still load. Faults of the network, or of a
 * server that is down, are temporary, and those of later chunks do not concern the entry.
 */
async function whyDead({ entry, name, files }: ModuleEntry): Promise<string | undefined> {
  if (wasLoaded(entry)) return hasContainer(name) ? undefined : 'its entry file does not run';
  const response = await fetch(entry, { cache: 'reload', signal: AbortSignal.timeout(longestFallback) });
  if (response.status === 404 || response.status === 410) return `its entry file answers ${response.status}`;
  if (!response.ok) return undefined;
  if ((await sha384(response)) !== files[entry]) return 'its entry file is not what was released';
  const type = response.headers.get('Content-Type') ?? '';
  return type.includes('javascript') ? undefined : `its entry file is sent as '${type}'`;
}

/**
 * The replacement for a release that failed before any of its code ran: the previous version, if it matches the
 * hash in the registry. Undefined if there is none, or if the release may still load.
 */
export async function findFallback(dead: ModuleEntry): Promise<Fallback | undefined> {
  const { previous, name } = dead;
  if (!previous) return undefined;
  try {
    const reason = await whyDead(dead);
    if (reason === undefined) return undefined;
    const answer = await fetch(`${previous.path}entry.json`, {
      integrity: previous.entry,
      signal: AbortSignal.timeout(longestFallback),
    });
    const entry = readModuleEntry(await answer.json());
    return entry.name === name && entry.version === previous.version ? { entry, reason } : undefined;
  } catch {
    return undefined;
  }
}
