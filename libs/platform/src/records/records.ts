/** The state of a query for a screen. */
export type Records<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly phase: 'ready';
      readonly records: readonly T[];
      /** False while this device has not loaded all records; an empty list then does not mean that there are none. */
      readonly isComplete: boolean;
    };

/** The state of a count or a sum for a screen. */
export type Total =
  /** `isPartial`: this device has only some of the records, so the number would be wrong. */
  | { readonly phase: 'loading'; readonly isPartial: boolean }
  | { readonly phase: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly phase: 'ready'; readonly value: number };

/** The state of several counts that are shown together, in the order of the queries. */
export type Counts =
  | Exclude<Total, { readonly phase: 'ready' }>
  | { readonly phase: 'ready'; readonly values: readonly number[] };
