import type { Task } from '@dayloom/domain';
import { progressText } from '@dayloom/domain/steps';
import { Button, ListIcon, NoteIcon } from '@dayloom/ui';
import * as styles from './task-row.module.css';

/** What opens and closes the steps and the note of a task. */
export interface StepsAndNoteToggle {
  readonly isOpen: boolean;
  /** The id of what it opens. */
  readonly panel: string;
  readonly toggle: () => void;
}

export const stepsAndNoteLabel = 'Steps and note';

interface StepsAndNoteButtonProps extends StepsAndNoteToggle {
  readonly task: Task;
  readonly describedBy: string;
  /** Whether a task without steps and note has the button as well. */
  readonly always?: boolean;
}

/** Says how many steps are done, and whether there is a note. */
export function StepsAndNoteButton({
  task,
  isOpen,
  panel,
  toggle,
  describedBy,
  always = false,
}: StepsAndNoteButtonProps) {
  const progress = progressText(task.steps);
  const isEmpty = progress === undefined && task.note === undefined;
  if (isEmpty && !always) return null;
  const parts = [stepsAndNoteLabel, progress, task.note !== undefined && 'with a note'];
  return (
    <Button
      variant="ghost"
      size="small"
      className={styles.notes}
      data-empty={isEmpty}
      title={stepsAndNoteLabel}
      aria-label={parts.filter(Boolean).join(', ')}
      aria-describedby={describedBy}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={toggle}
    >
      {progress}
      {isEmpty && <ListIcon />}
      {task.note !== undefined && <NoteIcon />}
    </Button>
  );
}
