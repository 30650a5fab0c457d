import { openTasksBefore } from '@dayloom/data';
import { isolated, longDay, type PlanDay, type Task, type Work } from '@dayloom/domain';
import { useAction, useCount, useRecords, useRecordsById, useShell, useUser } from '@dayloom/platform';
import { focusOnceGone, MoveMenu, updateFailed, useMoveTasks, useTaskActions } from '@dayloom/tasks';
import { Button, Card, DeleteButton, ErrorState, List, LoadingState, Row, SectionHeading } from '@dayloom/ui';
import { memo, useId, useState } from 'react';
import { dayFailed } from './use-day.ts';
import * as manyStyles from './left-rows.module.css';
import { LeftRows } from './left-rows.tsx';
import { WorkOf } from './work-of.tsx';
import * as styles from './open-task.module.css';

const heading = 'Left from before';
const shown = 5;
/** How many are read once all are asked for, more than are drawn whole; scrolling towards the end reads twice as many. */
const firstWindow = 200;

interface LeftTaskProps {
  readonly task: Task;
  readonly work: Work | undefined;
  /** One of a long list, whose rows are of one height. */
  readonly isOfMany?: boolean;
}

/** A task of an earlier day: it was done after all, goes to another day, or is let go. */
function LeftTask({ task, work, isOfMany = false }: LeftTaskProps) {
  const { tick, erase } = useTaskActions(task, { undo: true });
  const titleId = useId();
  const day = task.date && longDay(task.date);
  const waysOut = (
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
        <span className={manyStyles.waysOut}>{waysOut}</span>
      </div>
    );
  return (
    <Row
      data-glides={task.id}
      className={styles.task}
      title={<span id={titleId}>{task.title}</span>}
      meta={meta}
      trailing={waysOut}
    />
  );
}

/** 'Left from before': open tasks of earlier days, the newest first, and the ways out. */
export const LeftBefore = memo(function LeftBefore({ today }: { readonly today: PlanDay }) {
  const user = useUser();
  const { store, toasts } = useShell();
  const headingId = useId();
  const [size, setSize] = useState(shown);
  const showsAll = size > shown;
  const left = openTasksBefore(user.id, today);
  const list = useRecords(left.first(size), { keep: true });
  const count = useCount(left);
  const records = list.phase === 'ready' ? list.records : [];
  const total = count.phase === 'ready' ? count.value : 0;
  const works = useRecordsById(
    'works',
    records.flatMap(({ workId }) => workId ?? []),
    'left from before',
  );
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
  // Grey rows keep what stands below from being seen before its place is known.
  if (list.phase === 'loading' || !works) return <LoadingState rows={1} />;
  if (list.phase === 'failed') return <ErrorState text={dayFailed} onRetry={list.retry} />;
  if (records.length === 0) return null;
  return (
    <Card aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={heading}
        actions={
          <Button size="small" pending={moveAll.pending} onClick={() => void moveAll.run()}>
            Move all to today
          </Button>
        }
      />
      {showsAll ? (
        <LeftRows
          label={heading}
          tasks={records}
          renderRow={(task) => <LeftTask isOfMany task={task} work={works.get(task.workId ?? '')} />}
          onNearEnd={() => records.length === size && setSize(size * 2)}
        />
      ) : (
        <List aria-labelledby={headingId}>
          {records.map((task) => (
            <LeftTask key={task.id} task={task} work={works.get(task.workId ?? '')} />
          ))}
        </List>
      )}
      {!showsAll && total > shown && <Button onClick={() => setSize(firstWindow)}>Show all {total}</Button>}
      {total > records.length && <p className="print-only">and {total - records.length} more</p>}
    </Card>
  );
});
