import type { PlaceRecord } from './recents.ts';
import type { Action, Shortcut } from '../shortcuts/all-shortcuts.ts';

/** A line of the palette. */
export interface Entry {
  /** Unique in the palette. */
  readonly id: string;
  readonly title: string;
  /** What it is, and where: 'Task in Thesis, 4 Mar 2026'. */
  readonly detail?: string | undefined;
  readonly action: Action;
  /** Of the shortcut that does the same. */
  readonly keys?: string | undefined;
  /** A screen or a record: gone to, it is one of the recents. */
  readonly isPlace?: boolean;
  /** What it shows, where that is one record. */
  readonly record?: PlaceRecord | undefined;
}

export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Of a action, however it was put together. */
function isSameAction(a: Action, b: Action): boolean {
  if (a.kind === 'go') return b.kind === 'go' && a.to === b.to;
  if (a.kind === 'run') return b.kind === 'run' && a.run === b.run;
  return b.kind === 'command' && a.module === b.module && a.id === b.id;
}

/** The same entry with the keys of the shortcut that does what it does. */
export const withKeys =
  (shortcuts: readonly Shortcut[]) =>
  (entry: Entry): Entry => ({
    ...entry,
    keys: shortcuts.find(({ action }) => isSameAction(action, entry.action))?.keys,
  });
