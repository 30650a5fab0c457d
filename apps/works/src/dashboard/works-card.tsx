import { useSearchParams } from '@dayloom/platform';
import { Card, SectionHeading, Segmented } from '@dayloom/ui';
import { filterChoices, type PriorityFilter, priorityFilter } from '../work-list/priority-filter.ts';
import { useFilteredWorks } from '../work-list/use-filtered-works.tsx';
import * as styles from './works-card.module.css';
import { WorksList } from './works-list.tsx';

const headingId = 'works';

/** The filter in the address, `?priority=high`. */
function usePriorityFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = priorityFilter(search.get('priority'));
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

export function WorksCard({ onAdd }: { onAdd: () => void }) {
  const { filter, choose } = usePriorityFilter();
  const { query, meta } = useFilteredWorks(filter);
  return (
    <Card padding="none" aria-labelledby={headingId}>
      <div className={styles.head}>
        <SectionHeading id={headingId} title="Works" meta={meta} />
        <Segmented label="Priority" options={filterChoices} value={filter} onChange={choose} />
      </div>
      <WorksList key={filter} filter={filter} query={query} {...(filter === 'all' && { onAdd })} />
    </Card>
  );
}
