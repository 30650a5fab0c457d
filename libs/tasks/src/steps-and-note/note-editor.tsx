import { type Task, taskFacts, textLimits } from '@dayloom/domain';
import { checkTaskNote, type TaskNote } from '@dayloom/domain/task-note';
import { recordDraftKey, useRecordForm } from '@dayloom/platform';
import { fieldOf, followStored } from '@dayloom/screen-kit';
import { Button, DraftKept, isComposing, Notice, TextArea } from '@dayloom/ui';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import * as styles from './steps-and-note.module.css';

export const noteOf = ({ note = '' }: Task): TaskNote => ({ note });

/** Whether saving keeps two texts, since this one and the stored one were changed. */
export const isOtherNote = (opened: Task, current: Task, { note }: TaskNote) =>
  new Set([noteOf(opened).note, noteOf(current).note, note]).size === 3;

/** How long a text is, once it comes near the limit. */
const lengthText = ({ length }: string) =>
  length > 0.9 * textLimits.note &&
  `${length.toLocaleString('en')} of ${textLimits.note.toLocaleString('en')} characters`;

interface NoteEditorProps {
  /** The task when its editor was opened. */
  readonly opened: Task;
  readonly current: Task;
  /** The first text: the stored one, or what storage rejected before. */
  readonly initial: TaskNote;
  readonly onSave: (fields: TaskNote, opened: Task) => Promise<boolean>;
  readonly onClose: () => void;
  /** Receives what closes the editor, after a confirmation if text would be lost. */
  readonly confirmRef: RefObject<((close: () => void) => void) | undefined>;
}

/** Edits the note of a task in place, as a note is edited. */
export function NoteEditor({ current, initial, onSave, onClose, confirmRef, ...props }: NoteEditorProps) {
  const [opened, setOpened] = useState(props.opened);
  const form = useRecordForm({
    what: "the task's note",
    check: checkTaskNote,
    draftKey: `${recordDraftKey(taskFacts, opened.id)}/note`,
    initial,
    stored: noteOf(opened),
    save: (fields) => onSave(fields, opened),
  });
  followStored(form, { opened, current, draftOf: noteOf, setOpened });
  useLayoutEffect(() => {
    confirmRef.current = form.confirmClose;
    return () => (confirmRef.current = undefined);
  });
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const isSave = (event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter');
    if (!isSave && event.key !== 'Escape') return;
    // Only this editor closes, not what contains it.
    event.preventDefault();
    if (isSave) event.currentTarget.requestSubmit();
    else form.confirmClose(onClose);
  };
  return (
    <form
      className={styles.editor}
      aria-label="Edit note"
      noValidate
      onSubmit={form.submit}
      onKeyDown={press}
    >
      {isOtherNote(opened, current, form.draft) && (
        <Notice role="status">
          This note was edited elsewhere in the meantime. Save keeps that text too, as a separate note.
        </Notice>
      )}
      <DraftKept at={form.keptAt} />
      <TextArea {...fieldOf(form)('note')} label="Note" hint={lengthText(form.draft.note)} autoFocus />
      <div className={styles.buttons}>
        <Button onClick={() => form.cancel(onClose)}>Cancel</Button>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </form>
  );
}
