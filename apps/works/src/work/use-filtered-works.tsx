import { numberText } from '@dayloom/domain';
import { worksOf, worksOfPriority } from '@dayloom/data';
import { useCount, useUser } from '@dayloom/platform';
import { StillLoading } from '@dayloom/ui';
import type { PriorityFilter } from './priority-filter.ts';

/** The works of a filter, to be read in windows, and how many the database counts, also as a word beside a heading. */
export function useFilteredWorks(filter: PriorityFilter) {
  const user = useUser();
  const query = filter === 'all' ? worksOf(user.id) : worksOfPriority(user.id, filter);
  const counted = useCount(query);
  const total = counted.phase === 'ready' ? numberText(counted.value) : undefined;
  const meta = counted.phase === 'loading' && counted.isPartial ? <StillLoading /> : total;
  return { query, meta };
}
