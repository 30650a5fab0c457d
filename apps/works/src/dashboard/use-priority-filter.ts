import { isPriority, type Priority } from '@dayloom/domain';
import { useSearchParams } from '@dayloom/platform';

export type PriorityFilter = Priority | 'all';

/** The filter stands in the address, `?priority=high`; anything else there means all (DB2). */
export function usePriorityFilter() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('priority');
  const filter: PriorityFilter = isPriority(asked) ? asked : 'all';
  const choose = (next: PriorityFilter) =>
    setSearch(
      (before) => {
        before.delete('priority');
        if (next !== 'all') before.set('priority', next);
        return before;
      },
      { replace: true },
    );
  return { filter, choose };
}
