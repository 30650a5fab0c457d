import { checkTaskTitle } from '@dayloom/domain';
import { Button, TextField } from '@dayloom/ui';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import * as styles from './task-form.module.css';

interface RenameTaskProps {
  /** What the field begins with. */
  readonly draft: string;
  readonly onSave: (title: string) => void;
  readonly onClose: () => void;
}

/** A task's title in place; Enter saves, Esc leaves it as it was (WD11). */
export function RenameTask({ draft, onSave, onClose }: RenameTaskProps) {
  const [title, setTitle] = useState(draft);
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkTaskTitle(title);
    if (checked.ok) onSave(checked.title);
    else setError(checked.error);
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
      <Button variant="primary" type="submit">
        Save
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </form>
  );
}
