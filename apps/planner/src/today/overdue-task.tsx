import { dayName, isolated, type Task, type Work } from '@dayloom/domain';
import { useToday } from '@dayloom/platform';
import { focusOnceGone } from '@dayloom/screen-kit';
import { RepeatSign } from '@dayloom/series';
import { LateParts, MoveMenu, useLetGo, useMetaOf, useTaskActions } from '@dayloom/tasks';
import { Button, DeleteButton, Row } from '@dayloom/ui';
import { useId } from 'react';
import * as manyStyles from './overdue-rows.module.css';
import { WorkOf } from './work-of.tsx';
import * as styles from './open-task.module.css';

/** A task, or the latest open day of a series. */
export interface OverdueRow {
  readonly id: string;
  readonly task: Task;
  /** How many days of the series are open, this one included. */
  readonly missed?: number;
  /** The other open days of the series. */
  readonly others?: () => readonly Task[];
}

interface OverdueTaskProps {
  readonly row: OverdueRow;
  readonly work: Work | undefined;
  /** When it repeats, in words. */
  readonly repeats: string | undefined;
  /** Whether it is in a long list, whose rows have the same height. */
  readonly isOfMany?: boolean;
}

/** A task of an earlier day: mark it as done, move it to another day, or delete it. */
export function OverdueTask({ row, work, repeats, isOfMany = false }: OverdueTaskProps) {
  const { task, missed = 1, others } = row;
  const { tick, erase } = useTaskActions(task, { undo: true });
  const letGo = useLetGo();
  const today = useToday();
  const titleId = useId();
  const hasOthers = others !== undefined && missed > 1;
  const day = [task.date && dayName(task.date, today), ...(hasOthers ? [`${missed} missed`] : [])].join(
    ' · ',
  );
  const actions = (
    <>
      <LateParts task={task} opensSheet={titleId} />
      <Button
        size="small"
        aria-describedby={titleId}
        onClick={({ currentTarget }) => void focusOnceGone(currentTarget, tick())}
      >
        It was done
      </Button>
      <MoveMenu
        task={task}
        work={work}
        describedBy={titleId}
        repeats={repeats !== undefined}
        items={
          hasOthers ? [{ label: 'Let the others go', onSelect: () => void letGo(others(), task.title) }] : []
        }
      />
      <DeleteButton label="Let go" aria-describedby={titleId} onDelete={(button) => void erase.run(button)} />
    </>
  );
  const sign = repeats !== undefined && <RepeatSign words={repeats} />;
  const meta = useMetaOf(
    task,
    <>
      {day} · <WorkOf task={task} work={work} />
    </>,
  );
  if (isOfMany)
    return (
      <div data-glides={task.id} className={manyStyles.task}>
        <span className={manyStyles.head}>
          <span id={titleId} className={manyStyles.title} title={task.title}>
            {task.title}
          </span>
          {sign}
        </span>
        <span className={manyStyles.meta} title={work ? `${day} · ${isolated(work.workTitle)}` : day}>
          {meta}
        </span>
        <span className={manyStyles.actions}>{actions}</span>
        <LateParts task={task} />
      </div>
    );
  return (
    <Row
      data-glides={task.id}
      className={styles.task}
      title={
        <>
          <span id={titleId}>{task.title}</span>
          {sign}
        </>
      }
      meta={meta}
      trailing={actions}
    >
      <LateParts task={task} />
    </Row>
  );
}
