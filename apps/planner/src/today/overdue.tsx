import { openTasksBefore } from '@dayloom/data';
import { isolated, longDay, type PlanDay, type Task, type Work } from '@dayloom/domain';
import {
  type ReadAhead,
  useAction,
  useCount,
  useRecords,
  useRecordsById,
  useShell,
  useUser,
} from '@dayloom/platform';
import { focusOnceGone, MoveMenu, updateFailed, useMoveTasks, useTaskActions } from '@dayloom/tasks';
import { TitledCard } from '@dayloom/screen-kit';
import { Button, DeleteButton, ErrorState, List, LoadingState, Row } from '@dayloom/ui';
import { memo, useId, useState } from 'react';
import { dayFailed, worksOfTasks } from './use-day.ts';
import * as manyStyles from './overdue-rows.module.css';
import { OverdueRows } from './overdue-rows.tsx';
import { WorkOf } from './work-of.tsx';
import * as styles from './open-task.module.css';

const heading = 'Left from before';
const visibleCount = 5;
/** How many tasks are read for 'Show all': more than are rendered at once. Scrolling near the end doubles the number. */
const firstWindow = 200;

interface OverdueTaskProps {
  readonly task: Task;
  readonly work: Work | undefined;
  /** Whether it is in a long list, whose rows have the same height. */
  readonly isOfMany?: boolean;
}

/** A task of an earlier day: mark it as done, move it to another day, or delete it. */
function OverdueTask({ task, work, isOfMany = false }: OverdueTaskProps) {
  const { tick, erase } = useTaskActions(task, { undo: true });
  const titleId = useId();
  const day = task.date && longDay(task.date);
  const actions = (
    <>
      <Button
        size="small"
        aria-describedby={titleId}
        onClick={({ currentTarget }) => void focusOnceGone(currentTarget, tick())}
      >
        It was done
      </Button>
      <MoveMenu task={task} work={work} describedBy={titleId} />
      <DeleteButton label="Let go" aria-describedby={titleId} onDelete={(button) => void erase.run(button)} />
    </>
  );
  const meta = (
    <>
      {day} · <WorkOf task={task} work={work} />
    </>
  );
  if (isOfMany)
    return (
      <div data-glides={task.id} className={manyStyles.task}>
        <span id={titleId} className={manyStyles.title} title={task.title}>
          {task.title}
        </span>
        <span className={manyStyles.meta} title={work ? `${day} · ${isolated(work.workTitle)}` : day}>
          {meta}
        </span>
        <span className={manyStyles.actions}>{actions}</span>
      </div>
    );
  return (
    <Row
      data-glides={task.id}
      className={styles.task}
      title={<span id={titleId}>{task.title}</span>}
      meta={meta}
      trailing={actions}
    />
  );
}

const worksList = 'left from before';

/** Reads as `Overdue` does. */
export async function readOverdue({ user, today, records, count, recordsById }: ReadAhead) {
  const left = openTasksBefore(user.id, today);
  count(left);
  recordsById('works', worksOfTasks(await records(left.first(visibleCount))), worksList);
}

/** 'Left from before': open tasks of earlier days, newest first, with their actions. */
export const Overdue = memo(function Overdue({ today }: { readonly today: PlanDay }) {
  const user = useUser();
  const { store, toasts } = useShell();
  const [size, setSize] = useState(visibleCount);
  const showsAll = size > visibleCount;
  const left = openTasksBefore(user.id, today);
  const list = useRecords(left.first(size), { keep: true });
  const count = useCount(left);
  const records = list.phase === 'ready' ? list.records : [];
  const total = count.phase === 'ready' ? count.value : 0;
  const works = useRecordsById('works', worksOfTasks(records), worksList);
  const move = useMoveTasks();
  const moveAll = useAction(async () => {
    const all = await store.get(left).then(
      ({ records: read }) => read,
      (error: unknown) => toasts.error(updateFailed, error),
    );
    if (!all) return;
    await move(
      all.map((task) => ({ task, work: works?.get(task.workId ?? '') })),
      today,
    );
  });
  // Skeleton rows hide the content below until its position is known.
  if (list.phase === 'loading' || !works) return <LoadingState rows={1} />;
  if (list.phase === 'failed') return <ErrorState text={dayFailed} onRetry={list.retry} />;
  if (records.length === 0) return null;
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
          tasks={records}
          renderRow={(task) => <OverdueTask isOfMany task={task} work={works.get(task.workId ?? '')} />}
          onNearEnd={() => records.length === size && setSize(size * 2)}
        />
      ) : (
        <List label={heading}>
          {records.map((task) => (
            <OverdueTask key={task.id} task={task} work={works.get(task.workId ?? '')} />
          ))}
        </List>
      )}
      {!showsAll && total > visibleCount && (
        <Button onClick={() => setSize(firstWindow)}>Show all {total}</Button>
      )}
      {total > records.length && <p className="print-only">and {total - records.length} more</p>}
    </TitledCard>
  );
});
