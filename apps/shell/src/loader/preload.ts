import type { RemoteKind, Urgency } from './module-source.ts';
import type { ModuleEntry } from './registry.ts';
import { hasFailed, hashOf } from '@dayloom/platform/file-integrity';
import { cooldown } from './limits.ts';

const asked = new Set<string>();

/** Puts a file into the browser's cache. Browsers warn about a preload link that is not used soon. */
function prefetchFile(file: string) {
  fetch(file, { integrity: hashOf(file), priority: 'low' }).catch(() =>
    setTimeout(() => asked.delete(file), cooldown),
  );
}

export const destinationOf = (file: string) => (file.endsWith('.css') ? 'style' : 'script');

/** Requests a file before the code that needs it runs. It is only used if that code's request matches exactly. */
export const addPreload = (properties: Partial<HTMLLinkElement>) =>
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      crossOrigin: 'anonymous',
      ...properties,
    }),
  );

/** All files of a screen or widget. */
export const componentFiles = (
  { entry, chunks }: Pick<ModuleEntry, 'entry' | 'chunks'>,
  kind: RemoteKind,
  id: string,
) => [
  entry,
  ...(chunks['module'] ?? []),
  // A screen has its own chunk; widgets are in the module's chunk or share one.
  ...(chunks[`${kind}-${id}`] ?? chunks[`${kind}s`] ?? []),
];

/** Starts fetching all files of a screen or widget in parallel. */
export function preloadComponent(entry: ModuleEntry, kind: RemoteKind, id: string, urgency: Urgency) {
  for (const file of componentFiles(entry, kind, id)) {
    // A file without a hash is never loaded.
    if (asked.has(file) || !hashOf(file) || hasFailed(file)) continue;
    asked.add(file);
    if (urgency === 'now') addPreload({ as: destinationOf(file), integrity: hashOf(file), href: file });
    else prefetchFile(file);
  }
}
