import type { RemoteKind, Urgency } from './remote-kind.ts';
import type { ModuleEntry } from './registry.ts';
import { cooldown, hasFailedLately, hashOf } from '@dayloom/platform/file-integrity';

const asked = new Set<string>();

/** Puts a file into the browser's cache. Browsers warn about a preload link that is not used soon. */
function prefetchFile(file: string) {
  fetch(file, { integrity: hashOf(file), priority: 'low' }).catch(() =>
    setTimeout(() => asked.delete(file), cooldown),
  );
}

function preloadFile(file: string) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  // A preload is only used if its request matches the loader's exactly.
  link.crossOrigin = 'anonymous';
  link.integrity = hashOf(file);
  link.href = file;
  document.head.append(link);
}

/** Starts fetching all files of a screen or widget in parallel. */
export function preloadComponent(entry: ModuleEntry, kind: RemoteKind, id: string, urgency: Urgency) {
  for (const file of [
    entry.entry,
    ...(entry.chunks['module'] ?? []),
    // A screen has its own chunk; widgets are in the module's chunk or share one.
    ...(entry.chunks[`${kind}-${id}`] ?? entry.chunks[`${kind}s`] ?? []),
  ]) {
    // A file without a hash is never loaded.
    if (asked.has(file) || !hashOf(file) || hasFailedLately(file)) continue;
    asked.add(file);
    if (urgency === 'now') preloadFile(file);
    else prefetchFile(file);
  }
}
