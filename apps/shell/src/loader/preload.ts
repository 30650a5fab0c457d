import type { RemoteKind, Urgency } from './remote-kind.ts';
import type { ModuleEntry } from './registry.ts';
import { cooldown, hasFailedLately, hashOf } from '@dayloom/platform/file-integrity';

const asked = new Set<string>();

/** Puts a file into the browser's cache; a link element would complain when it is not used soon. */
function prefetchFile(file: string) {
  fetch(file, { integrity: hashOf(file), priority: 'low' }).catch(() =>
    setTimeout(() => asked.delete(file), cooldown),
  );
}

function preloadFile(file: string) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  // A preload only counts when it asks exactly as the loader will.
  link.crossOrigin = 'anonymous';
  link.integrity = hashOf(file);
  link.href = file;
  document.head.append(link);
}

/** Starts fetching all files a screen or widget needs, side by side instead of one after another. */
export function preloadComponent(entry: ModuleEntry, kind: RemoteKind, id: string, urgency: Urgency) {
  for (const file of [
    entry.entry,
    ...(entry.chunks['module'] ?? []),
    // A screen has a chunk of its own; widgets are part of the module's, or share one.
    ...(entry.chunks[`${kind}-${id}`] ?? entry.chunks[`${kind}s`] ?? []),
  ]) {
    // What has no hash is not loaded either.
    if (asked.has(file) || !hashOf(file) || hasFailedLately(file)) continue;
    asked.add(file);
    if (urgency === 'now') preloadFile(file);
    else prefetchFile(file);
  }
}
