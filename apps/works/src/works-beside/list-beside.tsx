import type { QueryBuilder } from '@dayloom/data';
import type { Work } from '@dayloom/domain';
import { useParams, useRecords, useToday } from '@dayloom/platform';
import { AsyncList, EmptyState, LongList } from '@dayloom/ui';
import { useState } from 'react';
import { MoreWorks } from '../work/more-works.tsx';
import { worksFailed } from '../work/sentences.ts';
import { useRowHeight } from '../work/use-row-height.ts';
import { firstWindow, nextWindow } from '../work/window-size.ts';
import * as styles from './list-beside.module.css';
import { RowBeside } from './row-beside.tsx';
import { useRevealed } from './use-revealed.ts';

/** How far the list is read to show where in it the open work stands. */
const reach = 1_000;

interface ListBesideProps {
  readonly query: QueryBuilder<Work>;
  /** How many works the query matches, once counted. */
  readonly total: number | undefined;
  /** How many had been read where one came from. */
  readonly startSize: number | undefined;
}

/** The works of a query in windows, as on the dashboard (DA19), scrolling by themselves. */
export function ListBeside({ query, total = Infinity, startSize = firstWindow }: ListBesideProps) {
  const { id: openId } = useParams();
  const today = useToday();
  const [size, setSize] = useState(startSize);
  const works = useRecords(query.first(size), { failed: worksFailed, keep: true });
  const rowHeight = useRowHeight('column');
  const records = works.phase === 'ready' ? works.records : [];
  const place = records.findIndex(({ id }) => id === openId);
  const scroller = useRevealed<HTMLDivElement>(place, rowHeight, openId);
  const more = records.length === size && total > size;
  if (more && place < 0 && size < reach) setSize(reach);
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
            renderRow={(work) => <RowBeside work={work} today={today} isOpen={work.id === openId} />}
          />
        )}
      </AsyncList>
      {more && <MoreWorks key={size} onMore={() => setSize(nextWindow(size))} />}
    </div>
  );
}
