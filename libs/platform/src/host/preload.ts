import type { PieceKind } from './loaded-module.ts';
import type { ModuleEntry } from './registry.ts';
import { hashOf } from './vouched-scripts.ts';

const asked = new Set<string>();

function preloadFile(file: string) {
  if (asked.has(file)) return;
  asked.add(file);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  // A preload only counts when it asks exactly as the loader will: scripts with a hash, styles plainly.
  if (link.as === 'script') {
    link.crossOrigin = 'anonymous';
    link.integrity = hashOf(file);
  }
  link.href = file;
  document.head.append(link);
}

/** Starts fetching all files a piece needs, side by side instead of one after another. */
export function preloadPiece(entry: ModuleEntry, kind: PieceKind, id: string) {
  for (const file of [
    entry.entry,
    ...(entry.chunks['module'] ?? []),
    ...(entry.chunks[`${kind}-${id}`] ?? []),
  ])
    preloadFile(file);
}
