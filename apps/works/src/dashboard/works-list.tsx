import type { QueryBuilder } from '@dayloom/data';
import type { Work } from '@dayloom/domain';
import { useRecords, useToday } from '@dayloom/platform';
import { Button, EmptyState, AsyncList, LongList } from '@dayloom/ui';
import { useRef, useState } from 'react';
import { worksFailed } from '../work/sentences.ts';
import { useNearEnd } from './use-near-end.ts';
import { useRowHeight } from './use-row-height.ts';
import { firstWindow, nextWindow } from './window-size.ts';
import { WorkRow } from './work-row.tsx';
import * as styles from './works-list.module.css';

interface WorksListProps {
  readonly query: QueryBuilder<Work>;
  /** How many works the query matches, once counted. */
  readonly total: number | undefined;
  /** Left out where an empty list does not mean that there are no works. */
  readonly onAdd?: () => void;
}

/** The works of a query in windows that grow as one scrolls (DA19); rows out of sight are not in the page. */
export function WorksList({ query, total = Infinity, onAdd }: WorksListProps) {
  const today = useToday();
  const [size, setSize] = useState(firstWindow);
  const works = useRecords(query.first(size), { failed: worksFailed, keep: true });
  const rowHeight = useRowHeight();
  const more = works.phase === 'ready' && works.records.length === size && total > size;
  return (
    <>
      <AsyncList
        of={works}
        failed={worksFailed}
        empty={<NoWorks {...(onAdd && { onAdd })} />}
        rowHeight={rowHeight}
        edgeToEdge
      >
        {(records) => (
          <LongList
            label="Works"
            items={records}
            keyOf={(work) => work.id}
            rowHeight={rowHeight}
            renderRow={(work) => <WorkRow work={work} today={today} />}
          />
        )}
      </AsyncList>
      {more && <More key={size} onMore={() => setSize(nextWindow(size))} />}
    </>
  );
}

/** Grows the list by coming into sight, or by a press. */
function More({ onMore }: { onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, onMore);
  return (
    <div ref={end} className={styles.more}>
      <Button variant="ghost" onClick={onMore}>
        Show more works
      </Button>
    </div>
  );
}

const NoWorks = ({ onAdd }: Pick<WorksListProps, 'onAdd'>) => (
  <EmptyState
    text="No works found"
    action={
      onAdd && (
        <Button variant="primary" onClick={onAdd}>
          Add Your First Work
        </Button>
      )
    }
  />
);
