import type { CollectionName, Instant } from '@dayloom/domain';
import type { Shell } from './shell.ts';

/** A moment at which somebody is to be told something. */
export interface DueNotification {
  /** Names the item and the moment: the same tag is told once, on all devices. */
  readonly tag: string;
  readonly at: Instant;
  readonly title: string;
  readonly body?: string;
  /** The address that a press leads to. */
  readonly to: string;
}

/**
 * What a module has to notify of. Given the module's services, it tells the moments ahead, soonest first, at once and
 * with every change, until the returned function is called. Told moments may be few: the nearest 100 are enough.
 */
export type NotificationSource = (
  shell: Shell,
) => (listener: (due: readonly DueNotification[]) => void) => () => void;

/** Something that a search found. */
export interface SearchResult {
  /** Unique within its source. */
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly to: string;
  /** Where `id` is a record's: the palette stops offering it as a recent place once that is deleted. */
  readonly collection?: CollectionName;
}

/**
 * How a module's records are found by text. Given the module's services, once for each time the palette opens, it
 * answers what a person typed, best first; a blank text, with which it begins, asks only to get ready, and finds
 * nothing. `soFar` may be told what is found already while more is read. A search whose signal is aborted may answer
 * anything.
 */
export type SearchSource = (
  shell: Shell,
) => (
  text: string,
  signal: AbortSignal,
  soFar?: (results: readonly SearchResult[]) => void,
) => Promise<readonly SearchResult[]>;
