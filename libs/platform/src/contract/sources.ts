import type { CollectionName, Instant } from '@dayloom/domain';
import type { Shell } from './shell.ts';

/** A moment at which somebody is to be told of an item that starts. */
export interface DueNotification {
  /** Names the item and the moment, in letters that an id may have: what has the same tag is shown once, on all devices. */
  readonly tag: string;
  readonly at: Instant;
  /** Kind and id of the item: the kind as it stands in `scheduledNotifications`. */
  readonly kind: string;
  readonly item: string;
  /** What the item is called. */
  readonly name: string;
  /** When the item itself starts. */
  readonly startsAt: Instant;
  readonly title: string;
  readonly body: string;
  /** What is said instead where it is shown later than due. */
  readonly lateBody: string;
  /** The address that a press leads to. */
  readonly to: string;
  /** It was asked for less than ten minutes before: it comes in quiet hours too, silently. */
  readonly isUrgent?: boolean;
}

/** From a moment, up to another one that is no part of it any more. */
export interface DueSpan {
  readonly from: Instant;
  readonly to: Instant;
  /** Everything within is asked for, not the nearest alone: for a list of what is planned. */
  readonly isWhole?: boolean;
}

/**
 * What a module has to notify of. Given the module's services, then a span and whoever listens, it tells the moments
 * within, soonest first, at once and with every change, until the returned function is called. Those of the nearest 100
 * items are enough, more where they fall together: then `until` says before which moment they are all there are, and the
 * source tells the next ones by itself in time. `isComplete` is false while this device does not hold all records yet.
 * What it cannot read it tells to `onError`.
 */
export type NotificationSource = (
  shell: Shell,
) => (
  span: DueSpan,
  listener: (due: readonly DueNotification[], until?: Instant, isComplete?: boolean) => void,
  onError: (error: unknown) => void,
) => () => void;

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
