import { checkTaskDraft } from '@dayloom/domain';
import { useRecordForm } from '@dayloom/platform';
import { Button, CheckIcon, DraftKept, isComposing, TextField, XIcon } from '@dayloom/ui';
import type { KeyboardEvent } from 'react';
import * as styles from './task-form.module.css';

/** What the unsaved-changes questions call an unsaved title. */
export const renamedTitle = "the task's title";

interface RenameTaskProps {
  readonly draftKey: string;
  /** The initial text of the field: the draft, if storage rejected it before. */
  readonly title: string;
  /** The stored title when the field was opened. */
  readonly stored: string;
  readonly onSave: (title: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Edits a task's title in place: Enter saves; Esc closes without saving, and keeps the text as a draft. */
export function RenameTask({ draftKey, title, stored, onSave, onClose }: RenameTaskProps) {
  const { draft, errors, keptAt, change, submit, cancel } = useRecordForm({
    what: renamedTitle,
    draftKey,
    initial: { title },
    stored: { title: stored },
    check: checkTaskDraft,
    save: (fields) => onSave(fields.title),
  });
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
