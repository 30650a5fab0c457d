import type { Task } from '@dayloom/domain';
import { RepeatSign } from '@dayloom/series';
import { StrikeText } from '@dayloom/ui';
import * as styles from './task-row.module.css';

interface TaskTitleProps {
  readonly id: string;
  readonly task: Task;
  /** When it repeats, in words. */
  readonly repeats: string | undefined;
  readonly onRename: () => void;
}

/** A press clears the previous selection, so any selection was made by this press. */
const hasSelectedText = () => getSelection()?.isCollapsed === false;

/** The title of a task. A click renames it, unless it has selected text; keyboard and screen readers have a button. */
export const TaskTitle = ({ id, task, repeats, onRename }: TaskTitleProps) => (
  <>
    <StrikeText
      id={id}
      className={styles.title}
      done={task.completed}
      data-title-text=""
      onClick={() => hasSelectedText() || onRename()}
    >
      {task.title}
    </StrikeText>
    {repeats !== undefined && <RepeatSign words={repeats} />}
  </>
);
