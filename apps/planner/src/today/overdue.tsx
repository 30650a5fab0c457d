import { openTasksBefore } from '@dayloom/data';
import type { PlanDay, Task } from '@dayloom/domain';
import { type ReadAhead, useAction, useRecords, useRecordsById, useShell, useUser } from '@dayloom/platform';
import { updateFailed, useMoveTasks } from '@dayloom/tasks';
import { TitledCard } from '@dayloom/screen-kit';
import { Button, ErrorState, List, LoadingState } from '@dayloom/ui';
import { memo, useState } from 'react';
import { dayFailed, worksOfTasks } from './use-day.ts';
import { OverdueRows } from './overdue-rows.tsx';
import { type OverdueRow, OverdueTask } from './overdue-task.tsx';
import { readLeft, useLeft } from './use-left.ts';

const heading = 'Left from before';
const visibleCount = 5;
/** How many tasks are read for 'Show all': more than are rendered at once. Scrolling near the end doubles the number. */
const firstWindow = 200;

const worksList = 'left from before';

const latestFirst = ({ task: a }: OverdueRow, { task: b }: OverdueRow) =>
  (b.date ?? '').localeCompare(a.date ?? '');

/** Reads as `Overdue` does. */
export async function readOverdue(ahead: ReadAhead) {
  const { user, today, records, recordsById } = ahead;
  const left = openTasksBefore(user.id, today);
  void records(left.first(visibleCount));
  const ofSeries = await readLeft(ahead);
  const tasks = await records(left.first(visibleCount + ofSeries.size));
  recordsById('works', worksOfTasks(tasks.filter(({ id }) => !ofSeries.has(id))), worksList);
}

/** 'Left from before': open tasks of earlier days, newest first, one for each series, with their actions. */
export const Overdue = memo(function Overdue({ today }: { readonly today: PlanDay }) {
  const user = useUser();
  const { store, toasts } = useShell();
  const [size, setSize] = useState(visibleCount);
  const showsAll = size > visibleCount;
  const left = openTasksBefore(user.id, today);
  const { series, total: count } = useLeft(today);
  // Stored days of series are in the row of their series alone.
  const list = useRecords(left.first(size + series.stored.size), { keep: true });
  const single = list.phase === 'ready' ? list.records.filter(({ id }) => !series.stored.has(id)) : [];
  const total = count.phase === 'ready' ? count.value : 0;
  const works = useRecordsById('works', worksOfTasks(single), worksList);
  const move = useMoveTasks();
  const moveAll = useAction(async () => {
    const all = await store.get(left).then(
      ({ records: read }) => read,
      (error: unknown) => toasts.error(updateFailed, error),
    );
    if (!all) return;
    const tasks = [...series.rows.map(({ task }) => task), ...all.filter(({ id }) => !series.stored.has(id))];
    await move(
      tasks.map((task) => ({ task, work: workOf(task) })),
      today,
      series.rows.flatMap(({ others }) => others()),
    );
  });
  const failed = [list, series.state].filter((one) => one.phase === 'failed');
  if (failed.length > 0)
    return <ErrorState text={dayFailed} onRetry={() => failed.forEach((one) => one.retry())} />;
  // Skeleton rows hide the content below until its position is known.
  if (list.phase === 'loading' || series.state.phase === 'loading' || !works)
    return <LoadingState rows={1} />;
  const all: readonly OverdueRow[] = [...series.rows, ...single.map((task) => ({ id: task.id, task }))];
  const rows = all.toSorted(latestFirst).slice(0, size);
  if (rows.length === 0) return null;
  return (
    <TitledCard
      title={heading}
      actions={
        <Button size="small" pending={moveAll.pending} onClick={() => void moveAll.run()}>
          Move all to today
        </Button>
      }
    >
      {showsAll ? (
        <OverdueRows
          label={heading}
          rows={rows}
          renderRow={(row) => <OverdueTask isOfMany {...propsOf(row)} />}
          onNearEnd={() => rows.length === size && setSize(size * 2)}
        />
      ) : (
        <List label={heading}>
          {rows.map((row) => (
            <OverdueTask key={row.id} {...propsOf(row)} />
          ))}
        </List>
      )}
      {!showsAll && total > visibleCount && (
        <Button onClick={() => setSize(firstWindow)}>Show all {total}</Button>
      )}
      {total > rows.length && <p className="print-only">and {total - rows.length} more</p>}
    </TitledCard>
  );

  function workOf({ workId = '' }: Task) {
    return series.works.get(workId) ?? works?.get(workId);
  }

  function propsOf(row: OverdueRow) {
    return { row, work: workOf(row.task), repeats: series.repeats(row.task) };
  }
});
