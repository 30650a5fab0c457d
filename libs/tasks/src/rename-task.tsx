import { checkTaskDraft, type Task, taskFacts } from '@dayloom/domain';
import { recordDraftKey, useRecordForm } from '@dayloom/platform';
import { Button, CheckIcon, DraftKept, isComposing, TextField, XIcon } from '@dayloom/ui';
import { type KeyboardEvent, useState } from 'react';
import { renamedTitle } from './sentences.ts';
import * as styles from './task-form.module.css';

/** A new title that is not saved yet. */
export interface TitleDraft {
  readonly title: string;
  /** The task that the title was written for: the one stored when the field was opened, or shown in it since. */
  readonly opened: Task;
}

interface RenameTaskProps {
  /** The initial text of the field: the stored title, or the text that storage rejected before. */
  readonly draft: TitleDraft;
  readonly current: Task;
  readonly onSave: (draft: TitleDraft) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Edits a task's title in place: Enter saves; Esc closes without saving, and keeps the text as a draft. */
export function RenameTask({ draft: initial, current, onSave, onClose }: RenameTaskProps) {
  const [opened, setOpened] = useState(initial.opened);
  const { draft, isChanged, pending, errors, keptAt, change, submit, cancel } = useRecordForm({
    what: renamedTitle,
    draftKey: recordDraftKey(taskFacts, initial.opened.id),
    initial: { title: initial.title },
    stored: { title: opened.title },
    check: checkTaskDraft,
    save: ({ title }) => onSave({ title, opened }),
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
