import type { Action, Shortcut } from '../shortcuts/all-shortcuts.ts';
import type { PlaceRecord } from './recents.ts';

export interface Entry {
  /** Unique in the palette. */
  readonly id: string;
  readonly title: string;
  /** Its kind and place: 'Task in Thesis, 4 Mar 2026'. */
  readonly detail?: string | undefined;
  readonly action: Action;
  /** The keys of a shortcut for it. */
  readonly keys?: string | undefined;
  /** A screen or a record: opening it adds it to the recent places. */
  readonly isPlace?: boolean;
  /** The record that it shows, if it is a single one. */
  readonly record?: PlaceRecord | undefined;
}

export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Compares addresses and commands of modules. */
function isSameAction(a: Action, b: Action): boolean {
  if (a.kind === 'go') return b.kind === 'go' && a.to === b.to;
  return a.kind === 'command' && b.kind === 'command' && a.module === b.module && a.id === b.id;
}

/** Adds the keys of the shortcut with the same action, unless the entry has keys. */
export const withKeys =
  (shortcuts: readonly Shortcut[]) =>
  (entry: Entry): Entry => ({
    ...entry,
    keys: entry.keys ?? shortcuts.find(({ action }) => isSameAction(action, entry.action))?.keys,
  });
