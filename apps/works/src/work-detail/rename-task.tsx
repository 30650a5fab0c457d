import { patch } from '@dayloom/data';
import { checkTaskTitle, type Task, tasks } from '@dayloom/domain';
import { useAction, useSave } from '@dayloom/platform';
import { Button, TextField } from '@dayloom/ui';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import * as styles from './task-form.module.css';

const outcome = { done: 'Task updated successfully', failed: 'Failed to update task' };

interface RenameTaskProps {
  readonly task: Task;
  readonly onClose: () => void;
}

/** A task's title in place; Enter saves, Esc leaves it as it was (WD11). */
export function RenameTask({ task, onClose }: RenameTaskProps) {
  const save = useSave();
  const [title, setTitle] = useState(task.title);
  const [error, setError] = useState<string>();
  const { run, pending } = useAction(async () => {
    const checked = checkTaskTitle(title);
    if (!checked.ok) return setError(checked.error);
    const same = checked.title === task.title;
    if (same || (await save([patch(tasks, task.id, { title: checked.title })], outcome))) onClose();
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit} onKeyDown={leave}>
      <TextField
        className={styles.title}
        label="Task title"
        hideLabel
        autoFocus
        autoComplete="off"
        value={title}
        error={error}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button variant="primary" type="submit" pending={pending}>
        Save
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </form>
  );
}
