import { checkTaskDraft, type Task } from '@dayloom/domain';
import { useRecordForm } from '@dayloom/platform';
import { Button, CheckIcon, DraftKept, isComposing, TextField, XIcon } from '@dayloom/ui';
import { type KeyboardEvent, useState } from 'react';
import * as styles from './task-form.module.css';

/** What the unsaved-changes questions call an unsaved title. */
export const renamedTitle = "the task's title";

interface RenameTaskProps {
  readonly draftKey: string;
  /** The initial text of the field: the draft, if storage rejected it before. */
  readonly title: string;
  /** The task when the field was opened. */
  readonly opened: Task;
  readonly current: Task;
  /** @param opened the task that the field began with */
  readonly onSave: (title: string, opened: Task) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Edits a task's title in place: Enter saves; Esc closes without saving, and keeps the text as a draft. */
export function RenameTask({ draftKey, title, current, onSave, onClose, ...props }: RenameTaskProps) {
  const [opened, setOpened] = useState(props.opened);
  const { draft, isChanged, pending, errors, keptAt, change, submit, cancel } = useRecordForm({
    what: renamedTitle,
    draftKey,
    initial: { title },
    stored: { title: opened.title },
    check: checkTaskDraft,
    save: (fields) => onSave(fields.title, opened),
  });
  // Without a change of its own, the field shows what was changed elsewhere.
  if (current !== opened && isChanged === false && !pending) {
    setOpened(current);
    change({ title: current.title });
  }
  const leave = (event: KeyboardEvent) => {
    // An Esc that ends a composition must not close the field.
    if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onClose();
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit} onKeyDown={leave}>
      <TextField
        className={styles.title}
        label="Task title"
        hideLabel
        autoFocus
        autoComplete="off"
        value={draft.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Button variant="primary" type="submit" icon={<CheckIcon />}>
        Save
      </Button>
      <Button icon={<XIcon />} onClick={() => cancel(onClose)}>
        Cancel
      </Button>
      <DraftKept at={keptAt} />
    </form>
  );
}
