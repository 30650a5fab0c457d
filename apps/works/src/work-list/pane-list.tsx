import type { QueryBuilder } from '@dayloom/data';
import type { Work } from '@dayloom/domain';
import { useParams, useToday } from '@dayloom/platform';
import { useListWindow } from '@dayloom/screen-kit';
import { AsyncList, EmptyState, LongList } from '@dayloom/ui';
import { MoreWorks } from './more-works.tsx';
import { worksFailed } from './sentences.ts';
import { useRowHeight } from './use-row-height.ts';
import * as styles from './pane-list.module.css';
import { PaneRow } from './pane-row.tsx';
import { useRevealed } from './use-revealed.ts';

/** Maximum number of works that are read to find the open one. */
const reach = 1_000;

interface PaneListProps {
  readonly query: QueryBuilder<Work>;
  /** How many works had been read in the list that the user came from. */
  readonly startSize: number | undefined;
}

/** The works of a query in windows, as on the dashboard, in a list that scrolls by itself. */
export function PaneList({ query, startSize }: PaneListProps) {
  const { id: openId } = useParams();
  const today = useToday();
  const works = useListWindow(query, { failed: worksFailed, firstSize: startSize });
  const { size } = works;
  const rowHeight = useRowHeight('column');
  const records = works.phase === 'ready' ? works.records : [];
  const index = records.findIndex(({ id }) => id === openId);
  const scroller = useRevealed<HTMLDivElement>(index, rowHeight, openId);
  const more = records.length === size && works.hasMore;
  if (more && index < 0 && size < reach) works.resize(reach);
  return (
    <div ref={scroller} className={styles.scroller}>
      <AsyncList
        of={works}
        failed={worksFailed}
        empty={
          <div className={styles.none}>
            <EmptyState compact text="No works found" />
          </div>
        }
        rowHeight={rowHeight}
        edgeToEdge
      >
        {() => (
          <LongList
            label="Works"
            items={records}
            keyOf={(work) => work.id}
            rowHeight={rowHeight}
            onNearEnd={more ? works.showMore : undefined}
            renderRow={(work) => <PaneRow work={work} today={today} isOpen={work.id === openId} />}
          />
        )}
      </AsyncList>
      {more && <MoreWorks onMore={works.showMore} />}
    </div>
  );
}
