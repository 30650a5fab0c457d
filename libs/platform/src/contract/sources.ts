import type { CollectionName, Instant } from '@dayloom/domain';
import type { Shell } from './shell.ts';

/** A notification about an item that starts. */
export interface DueNotification {
  /** Item and moment, in characters allowed in ids: one notification per tag is shown on all devices. */
  readonly tag: string;
  readonly at: Instant;
  /** Kind and id of the item; the kind as in `scheduledNotifications`. */
  readonly kind: string;
  readonly item: string;
  /** The title of the item. */
  readonly name: string;
  /** The start of the item. */
  readonly startsAt: Instant;
  readonly title: string;
  readonly body: string;
  /** The text if it is shown late. */
  readonly lateBody: string;
  /** The text if it is shown late, and the item has started. */
  readonly startedBody?: string;
  /** The address that a click opens. */
  readonly to: string;
  /** Created less than ten minutes before: it is shown silently even in quiet hours. */
  readonly isUrgent?: boolean;
}

/** A time span that includes `from` and excludes `to`. */
export interface DueSpan {
  readonly from: Instant;
  readonly to: Instant;
  /** All moments are required, not only the nearest ones: for a list of planned notifications. */
  readonly isWhole?: boolean;
}

/**
 * A module's source of notifications. It calls `listener` with the moments in the span, earliest first, at once and
 * after every change, until the returned function is called. The moments of the nearest 100 items are enough, or more
 * if they coincide. In that case `until` is the moment before which the list is complete, and the source reports the
 * next ones in time. `isComplete` is false while this device has not loaded all records. Errors are passed to
 * `onError`.
 */
export type NotificationSource = (
  shell: Shell,
) => (
  span: DueSpan,
  listener: (due: readonly DueNotification[], until?: Instant, isComplete?: boolean) => void,
  onError: (error: unknown) => void,
) => () => void;

/** A result of a search. */
export interface SearchResult {
  /** Unique within its source. */
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly to: string;
  /** Set if `id` is a record's id: the palette then removes it from the recent items when the record is deleted. */
  readonly collection?: CollectionName;
}

/**
 * A module's full-text search, created whenever the palette opens. It returns the matches for a text, best first. The
 * first call has a blank text: it only prepares the search and finds nothing. `soFar` can be called with intermediate
 * results. If the signal is aborted, the result is ignored.
 */
export type SearchSource = (
  shell: Shell,
) => (
  text: string,
  signal: AbortSignal,
  soFar?: (results: readonly SearchResult[]) => void,
) => Promise<readonly SearchResult[]>;
