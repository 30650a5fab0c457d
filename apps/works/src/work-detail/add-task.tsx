import type { PlanDay, Work } from '@dayloom/domain';
import { Button, PlusIcon, TextField } from '@dayloom/ui';
import type { SubmitEvent } from 'react';
import * as styles from './task-form.module.css';
import { useAddTask } from './use-add-task.ts';

interface AddTaskProps {
  readonly work: Work;
  readonly day: PlanDay;
  /** Whether the day takes new tasks (WD10). */
  readonly open: boolean;
}

/** The last row of a day's list: Enter adds, and the focus stays for the next one. */
export function AddTask({ work, day, open }: AddTaskProps) {
  const { title, error, type, add } = useAddTask(work, day);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
    void add();
  };
  return (
    <form noValidate className={styles.form} data-adding={open} onSubmit={submit}>
      <TextField
        className={styles.title}
        label="New task"
        hideLabel
        placeholder="Add a task"
        autoComplete="off"
        enterKeyHint="done"
        disabled={!open}
        value={title}
        error={error}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" icon={<PlusIcon />} disabled={!open}>
        Add Task
      </Button>
    </form>
  );
}
