import type { Task } from '@dayloom/domain';
import { IconButton, PencilIcon, Row, StrikeText, TaskCheck, TrashIcon } from '@dayloom/ui';
import { useId, useState } from 'react';
import { RenameTask } from './rename-task.tsx';
import * as styles from './task-row.module.css';
import { useTaskActions } from './use-task-actions.ts';

interface TaskRowProps {
  readonly task: Task;
  /** Whether the day lets its tasks be ticked (WD10); renaming and deleting always work (WD11). */
  readonly open: boolean;
}

type Face = 'shown' | 'renaming' | 'renamed';

/** A day task: tick, title, rename, delete. */
export function TaskRow({ task, open }: TaskRowProps) {
  const titleId = useId();
  const [face, setFace] = useState<Face>('shown');
  const { tick, erase } = useTaskActions(task);
  if (face === 'renaming') {
    return (
      <li>
        <RenameTask task={task} onClose={() => setFace('renamed')} />
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
          onToggle={() => void tick.run()}
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
            autoFocus={face === 'renamed'}
            onClick={() => setFace('renaming')}
          />
          <IconButton
            label="Delete task"
            icon={<TrashIcon />}
            aria-describedby={titleId}
            onClick={(event) => void erase.run(event.currentTarget)}
          />
        </>
      }
    />
  );
}
