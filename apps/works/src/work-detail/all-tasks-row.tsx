import { dayAllowsChange, type PlanDay, type Task, type Work } from '@dayloom/domain';
import { LateParts, TaskActions, useMetaOf, useStepsAndNoteSheet, useTaskActions } from '@dayloom/tasks';
import { StrikeText, TaskCheck } from '@dayloom/ui';
import { useId } from 'react';
import * as styles from './all-tasks.module.css';
import { useSelectDay } from './use-select-day.ts';

interface AllTasksRowProps {
  readonly task: Task;
  readonly work: Work;
  /** The day that a press on the title opens. */
  readonly opens: PlanDay | undefined;
  readonly today: PlanDay;
}

/**
 * A task in the list of all tasks. Its title links to its day, where it can be renamed: here a row that is scrolled out
 * of view is unmounted, and would lose the typed text.
 */
export function AllTasksRow({ task, work, opens, today }: AllTasksRowProps) {
  const titleId = useId();
  const select = useSelectDay();
  const { tick, erase } = useTaskActions(task);
  const canTick = task.date === undefined || dayAllowsChange(task.date, today);
  const { toggle, sheet } = useStepsAndNoteSheet(task, canTick);
  const title = (
    <StrikeText id={titleId} data-title-text="" done={task.completed}>
      {task.title}
    </StrikeText>
  );
  return (
    <div data-glides={task.id} className={styles.task}>
      <TaskCheck
        done={task.completed}
        label={task.completed ? 'Done' : 'Mark Done'}
        aria-describedby={titleId}
        disabled={!canTick}
        onToggle={() => void tick()}
      />
      {opens ? (
        <button
          type="button"
          data-drag-handle=""
          className={styles.title}
          title={task.title}
          onClick={() => void select(opens)}
        >
          {title}
        </button>
      ) : (
        <span className={styles.title} title={task.title}>
          {title}
        </span>
      )}
      {useMetaOf(task)}
      <TaskActions
        inMenu
        task={task}
        work={work}
        describedBy={titleId}
        stepsAndNote={toggle}
        onDelete={(button) => void erase.run(button)}
      />
      <LateParts task={task} />
      {sheet}
    </div>
  );
}
