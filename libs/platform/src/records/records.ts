import type { Instant } from '@dayloom/domain';

/** The answer to a query, as a screen sees it. */
export type Records<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly phase: 'ready'; readonly records: readonly T[] };

/** A single figure worked out by the database. */
export type Figure =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly phase: 'ready';
      readonly value: number;
      /** When the server last told it, where that was not just now (DA35). */
      readonly asOf?: Instant;
    };
