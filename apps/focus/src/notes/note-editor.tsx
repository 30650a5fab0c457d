import { draftOfNote, type Note, type NoteDraft, notes } from '@dayloom/domain';
import { recordDraftKey, useIsDeleted } from '@dayloom/platform';
import { Button, Notice } from '@dayloom/ui';
import type { KeyboardEvent } from 'react';
import { NoteFields } from './note-fields.tsx';
import * as styles from './note-card.module.css';
import { useNoteForm } from './use-note-form.ts';

interface NoteEditorProps {
  /** The note as it stood when its editor was opened. */
  opened: Note;
  /** What the editor begins with: what was typed before, where storage refused it. */
  initial: NoteDraft;
  onSave: (fields: NoteDraft) => Promise<boolean>;
  onCancel: () => void;
}

/** Ctrl or Cmd with S or Enter saves, as in any editor; Esc does nothing, so that no words are lost by accident. */
function saveKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

export function NoteEditor({ opened, initial, onSave, onCancel }: NoteEditorProps) {
  const isDeleted = useIsDeleted('notes', opened.id);
  const form = useNoteForm({
    draftKey: recordDraftKey(notes, opened.id),
    initial,
    stored: draftOfNote(opened),
    save: onSave,
  });
  return (
    <form
      className={styles.editor}
      aria-label={`Edit ${opened.title}`}
      noValidate
      onSubmit={form.submit}
      onKeyDown={saveKeys}
    >
      {isDeleted && (
        <Notice tone="warning" role="alert">
          This note was deleted meanwhile. What you typed is kept: save it and restore the note, or copy it.
        </Notice>
      )}
      <NoteFields form={form} />
      <div className={styles.buttons}>
        <Button onClick={() => form.cancel(onCancel)}>Cancel</Button>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </form>
  );
}
