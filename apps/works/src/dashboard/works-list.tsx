import type { QueryBuilder } from '@dayloom/data';
import type { Work } from '@dayloom/domain';
import { useToday } from '@dayloom/platform';
import { useListWindow } from '@dayloom/screen-kit';
import { Button, EmptyState, AsyncList, LongList } from '@dayloom/ui';
import { useState } from 'react';
import { useListPosition, useScrollBack } from '../work-list/list-position.ts';
import { MoreWorks } from '../work-list/more-works.tsx';
import type { PriorityFilter } from '../work-list/priority-filter.ts';
import { whatAWorkIs, worksFailed } from '../work-list/sentences.ts';
import { useRowHeight } from '../work-list/use-row-height.ts';
import { WorkRow } from './work-row.tsx';

interface WorksListProps {
  readonly filter: PriorityFilter;
  readonly query: QueryBuilder<Work>;
  /** Omitted if an empty list does not mean that there are no works. */
  readonly onAdd?: () => void;
}

/** The works of a query in windows that grow while scrolling; renders only rows near the window. */
export function WorksList({ filter, query, onAdd }: WorksListProps) {
  const today = useToday();
  const { returned, leave, forget } = useListPosition();
  const [focused, setFocused] = useState(returned?.opened);
  const works = useListWindow(query, { failed: worksFailed, firstSize: returned?.size });
  const { size } = works;
  const rowHeight = useRowHeight('page');
  useScrollBack(returned?.top, works.phase === 'ready');
  const more = works.phase === 'ready' && works.records.length === size && works.hasMore;
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
            onNearEnd={more ? works.showMore : undefined}
            renderRow={(work) => (
              <WorkRow
                work={work}
                today={today}
                takesFocus={work.id === focused}
                onFocused={() => {
                  setFocused(undefined);
                  forget();
                }}
                onOpen={() => leave({ opened: work.id, size, filter })}
              />
            )}
          />
        )}
      </AsyncList>
      {more && <MoreWorks onMore={works.showMore} />}
    </>
  );
}

const NoWorks = ({ onAdd }: Pick<WorksListProps, 'onAdd'>) => (
  <EmptyState
    text="No works found"
    detail={whatAWorkIs}
    action={
      onAdd && (
        <Button variant="primary" onClick={onAdd}>
          Add Your First Work
        </Button>
      )
    }
  />
);
