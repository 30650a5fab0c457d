/** The answer to a query, as a screen sees it. */
export type Records<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly phase: 'ready';
      readonly records: readonly T[];
      /** False while this device does not hold all of them yet: none is no answer then. */
      readonly isComplete: boolean;
    };

/** A count or a sum, as a screen sees it. */
export type Total =
  /** `isPartial` while this device holds only some of the records: the number would be wrong. */
  | { readonly phase: 'loading'; readonly isPartial: boolean }
  | { readonly phase: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly phase: 'ready'; readonly value: number };

/** Several counts that are only of use together, in the order asked. */
export type Counts =
  | Exclude<Total, { readonly phase: 'ready' }>
  | { readonly phase: 'ready'; readonly values: readonly number[] };
