import type { Counts, Records } from '@dayloom/platform';
import { useMemo } from 'react';

/** The value of one part of the screen with its own state, so that a failing part does not affect the others. */
export type Aggregate<T> =
  /** `isPartial` while this device does not have all records yet, so that a sum would be wrong. */
  | { readonly phase: 'loading'; readonly isPartial: boolean }
  | { readonly phase: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly phase: 'ready'; readonly value: T };

/** A value for each day of the range and of the previous range. */
export interface DayValues {
  readonly period: readonly number[];
  readonly before: readonly number[];
}

export const aggregateOfCounts = (counts: Counts): Aggregate<readonly number[]> =>
  counts.phase === 'ready' ? { phase: 'ready', value: counts.values } : counts;

export function aggregateOfRecords<R>(records: Records<R>): Aggregate<readonly R[]> {
  if (records.phase === 'loading') return { phase: 'loading', isPartial: false };
  if (records.phase === 'failed') return records;
  return records.isComplete
    ? { phase: 'ready', value: records.records }
    : { phase: 'loading', isPartial: true };
}

/** Maps the value of an aggregate; stable until it or `valueOf` changes, so that charts do not render needlessly. */
export function useMapped<T, U>(aggregate: Aggregate<T>, valueOf: (value: T) => U): Aggregate<U> {
  const value = aggregate.phase === 'ready' ? aggregate.value : undefined;
  const mapped = useMemo(() => value !== undefined && { value: valueOf(value) }, [value, valueOf]);
  if (aggregate.phase !== 'ready') return aggregate;
  return mapped ? { phase: 'ready', ...mapped } : { phase: 'loading', isPartial: false };
}
