import { type AnalyticsRange, periodsOf, readAnalyticsRange } from '@dayloom/domain/analytics';
import { useSearchParams, useToday } from '@dayloom/platform';
import { useMemo } from 'react';

/** The range in the address, its days, and a function that changes it. */
export function useRange() {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const range = readAnalyticsRange(search.get('range'));
  const periods = useMemo(() => periodsOf(range, today), [range, today]);
  const choose = (next: AnalyticsRange) => setSearch({ range: String(next) });
  return { today, range, periods, choose };
}
