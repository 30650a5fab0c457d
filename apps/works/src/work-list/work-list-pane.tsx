import { SectionHeading, Segmented } from '@dayloom/ui';
import { useState } from 'react';
import { useListLeft } from './list-position.ts';
import { filterChoices, type PriorityFilter } from './priority-filter.ts';
import { useFilteredWorks } from './use-filtered-works.tsx';
import { PaneList } from './pane-list.tsx';
import * as styles from './work-list-pane.module.css';

const headingId = 'works';

/** All works next to the open one, in the state the user left on the dashboard. The address contains only the open work. */
export function WorkListPane() {
  const left = useListLeft();
  const [filter, setFilter] = useState<PriorityFilter>(left?.filter ?? 'all');
  const { query, meta } = useFilteredWorks(filter);
  return (
    <nav aria-labelledby={headingId} className={styles.works}>
      <div className={styles.head}>
        <SectionHeading id={headingId} title="Works" meta={meta} />
        <Segmented block label="Priority" options={filterChoices} value={filter} onChange={setFilter} />
      </div>
      <PaneList key={filter} query={query} startSize={left?.size} />
    </nav>
  );
}
