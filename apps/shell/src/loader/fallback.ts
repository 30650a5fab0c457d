import { wasLoaded } from '@dayloom/platform/file-integrity';
import { hasContainer } from './federation.ts';
import { type ModuleEntry, readModuleEntry } from './registry.ts';
import { sha384 } from './sha384.ts';

/** How long each of its two questions may take. Milliseconds. */
const timeout = 4_000;

export interface Fallback {
  /** The version before, as it was released. */
  readonly entry: ModuleEntry;
  /** Why the live one is dead. */
  readonly reason: string;
}

/**
 * Why the entry of a release fails for good; undefined where it may come yet: faults of the network and of a server
 * that is down pass by, and those of later chunks are none of the entry.
 */
async function whyDead({ entry, name, files }: ModuleEntry): Promise<string | undefined> {
  if (wasLoaded(entry)) return hasContainer(name) ? undefined : 'its entry file does not run';
  const response = await fetch(entry, { cache: 'reload', signal: AbortSignal.timeout(timeout) });
  if (response.status === 404 || response.status === 410) return `its entry file answers ${response.status}`;
  if (!response.ok) return undefined;
  if ((await sha384(response)) !== files[entry]) return 'its entry file is not what was released';
  const type = response.headers.get('Content-Type') ?? '';
  return type.includes('javascript') ? undefined : `its entry file is sent as '${type}'`;
}

/**
 * What takes the place of a release that failed before any of its code ran: the version before, as far as the registry
 * vouches for what is said of it. Undefined where there is none, or the release may come yet.
 */
export async function findFallback(dead: ModuleEntry): Promise<Fallback | undefined> {
  const { previous, name } = dead;
  if (!previous) return undefined;
  try {
    const reason = await whyDead(dead);
    if (reason === undefined) return undefined;
    const answer = await fetch(`${previous.path}entry.json`, {
      integrity: previous.entry,
      signal: AbortSignal.timeout(timeout),
    });
    const entry = readModuleEntry(await answer.json());
    return entry.name === name && entry.version === previous.version ? { entry, reason } : undefined;
  } catch {
    return undefined;
  }
}
