import { numberText } from '@dayloom/domain';
import { worksOf, worksOfPriority } from '@dayloom/data';
import { useCount, useUser } from '@dayloom/platform';
import { StillLoading } from '@dayloom/ui';
import type { PriorityFilter } from './priority-filter.ts';

/** The query of a filter, and the number of works that match, counted by the database, also as text for a heading. */
export function useFilteredWorks(filter: PriorityFilter) {
  const user = useUser();
  const query = filter === 'all' ? worksOf(user.id) : worksOfPriority(user.id, filter);
  const counted = useCount(query);
  const total = counted.phase === 'ready' ? numberText(counted.value) : undefined;
  const meta = counted.phase === 'loading' && counted.isPartial ? <StillLoading /> : total;
  return { query, meta };
}
