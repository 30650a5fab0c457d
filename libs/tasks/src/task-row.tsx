import type { Task } from '@dayloom/domain';
import { useEditMode } from '@dayloom/platform';
import { DeleteButton, IconButton, PencilIcon, Row, StrikeText, TaskCheck } from '@dayloom/ui';
import { memo, useId } from 'react';
import { RenameTask, renamedTitle } from './rename-task.tsx';
import * as styles from './task-row.module.css';
import { useTaskActions } from './use-task-actions.ts';

export interface TaskRowProps {
  readonly task: Task;
  /** Whether the day lets its tasks be ticked (WD10); renaming and deleting always work (WD11). */
  readonly open: boolean;
}

interface Renaming {
  /** The task as it stood when its field was opened. */
  readonly opened: Task;
  readonly title: string;
}

/** A day task: tick, title, rename, delete. A change of one is drawn without the others (OF12). */
export const TaskRow = memo(function TaskRow({ task, open }: TaskRowProps) {
  const titleId = useId();
  const { edit, open: begin, close, save } = useEditMode<Renaming>(renamedTitle);
  const { tick, rename, erase } = useTaskActions(task);
  if (edit.mode === 'edit') {
    const { opened, title } = edit.draft;
    return (
      <li>
        <RenameTask
          title={title}
          stored={opened.title}
          onSave={(next) => save({ opened, title: next }, rename(opened, next))}
          onClose={close}
        />
      </li>
    );
  }
  return (
    <Row
      className={styles.task}
      leading={
        <TaskCheck
          labelled
          className={styles.check}
          done={task.completed}
          label={task.completed ? 'Done' : 'Mark Done'}
          aria-describedby={titleId}
          disabled={!open}
          onToggle={() => void tick()}
        />
      }
      title={
        <StrikeText id={titleId} done={task.completed}>
          {task.title}
        </StrikeText>
      }
      trailing={
        <>
          <IconButton
            label="Rename task"
            icon={<PencilIcon />}
            aria-describedby={titleId}
            autoFocus={edit.wasEdited}
            onClick={() => begin({ opened: task, title: task.title })}
          />
          <DeleteButton
            label="Delete task"
            aria-describedby={titleId}
            onDelete={(button) => void erase.run(button)}
          />
        </>
      }
    />
  );
});
