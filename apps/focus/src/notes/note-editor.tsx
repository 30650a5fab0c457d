import { checkNoteDraft, draftOfNote, type Note, type NoteDraft, noteFacts } from '@dayloom/domain';
import { recordDraftKey, useIsDeleted, useRecordForm } from '@dayloom/platform';
import { DeletedNotice, followStored } from '@dayloom/screen-kit';
import { Button, DraftKept, isComposing, Notice } from '@dayloom/ui';
import { type KeyboardEvent, useState } from 'react';
import { NoteFields } from './note-fields.tsx';
import * as styles from './note-card.module.css';
import { isOtherText } from './is-other-text.ts';

interface NoteEditorProps {
  /** The note when its editor was opened. */
  opened: Note;
  current: Note;
  /** The initial text: the draft, if storage rejected it before. */
  initial: NoteDraft;
  /** @param opened the note that the form began with */
  onSave: (fields: NoteDraft, opened: Note) => Promise<boolean>;
  onClose: () => void;
}

/** Ctrl or Cmd with S or Enter saves; Esc closes the editor, and the typed text is kept as a draft. */
const keysFor = (close: () => void) => (event: KeyboardEvent<HTMLFormElement>) => {
  // An Esc that ends a composition must not close the editor.
  if (event.key === 'Escape' && !isComposing(event.nativeEvent)) return close();
  if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};

export function NoteEditor({ current, initial, onSave, onClose, ...props }: NoteEditorProps) {
  const [opened, setOpened] = useState(props.opened);
  const isDeleted = useIsDeleted('notes', opened.id);
  const form = useRecordForm({
    what: 'the note',
    joins: ['title'],
    check: checkNoteDraft,
    draftKey: recordDraftKey(noteFacts, opened.id),
    initial,
    stored: draftOfNote(opened),
    save: (fields) => onSave(fields, opened),
  });
  followStored(form, { opened, current, draftOf: draftOfNote, setOpened });
  return (
    <form
      className={styles.editor}
      aria-label={`Edit ${opened.title}`}
      noValidate
      onSubmit={form.submit}
      onKeyDown={keysFor(() => form.confirmClose(onClose))}
    >
      {isDeleted && <DeletedNotice kind={noteFacts} />}
      {!isDeleted && isOtherText(opened, current, form.draft) && (
        <Notice role="status">
          This note was edited elsewhere in the meantime. Save keeps that text too, as a separate note.
        </Notice>
      )}
      <DraftKept at={form.keptAt} />
      <NoteFields form={form} />
      <div className={styles.buttons}>
        <Button onClick={() => form.cancel(onClose)}>Cancel</Button>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </form>
  );
}
