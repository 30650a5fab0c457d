import { worksOf, worksOfPriority } from '@dayloom/data';
import { isPriority, type Priority } from '@dayloom/domain';
import { useCount, useSearchParams, useUser } from '@dayloom/platform';
import { Card, SectionHeading, Segmented, StillLoading } from '@dayloom/ui';
import { priorityOptions } from '../work/priority-options.ts';
import * as styles from './works-card.module.css';
import { WorksList } from './works-list.tsx';

type PriorityFilter = Priority | 'all';

const headingId = 'works';
const choices: readonly { value: PriorityFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  ...priorityOptions.map(({ value, label }) => ({ value, label })),
];

/** The filter stands in the address, `?priority=high`; anything else there means all (DB2). */
function usePriorityFilter() {
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

/** The works with their filter; how many there are is counted by the database. */
export function WorksCard({ onAdd }: { onAdd: () => void }) {
  const user = useUser();
  const { filter, choose } = usePriorityFilter();
  const query = filter === 'all' ? worksOf(user.id) : worksOfPriority(user.id, filter);
  const counted = useCount(query);
  const total = counted.phase === 'ready' ? counted.value : undefined;
  const meta = counted.phase === 'loading' && counted.isPartial ? <StillLoading /> : total?.toLocaleString();
  return (
    <Card padding="none" aria-labelledby={headingId}>
      <div className={styles.head}>
        <SectionHeading id={headingId} title="Works" meta={meta} />
        <Segmented label="Priority" options={choices} value={filter} onChange={choose} />
      </div>
      <WorksList key={filter} query={query} total={total} {...(filter === 'all' && { onAdd })} />
    </Card>
  );
}
