import { patch } from '@dayloom/data';
import { draftOfNote, type Note, type NoteDraft, notes, nowOf } from '@dayloom/domain';
import { useClock, useSave } from '@dayloom/platform';
import { Button } from '@dayloom/ui';
import type { KeyboardEvent } from 'react';
import { NoteFields } from './note-fields.tsx';
import * as styles from './note-card.module.css';
import { useNoteForm } from './use-note-form.ts';

interface NoteEditorProps {
  note: Note;
  /** The edit is over, saved or cancelled. */
  onDone: () => void;
}

/** Ctrl or Cmd with S or Enter saves, as in any editor; Esc does nothing, so that no words are lost by accident. */
function saveKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

export function NoteEditor({ note, onDone }: NoteEditorProps) {
  const clock = useClock();
  const save = useSave();
  const form = useNoteForm(draftOfNote(note), async (fields: NoteDraft) => {
    const saved = await save([patch(notes, note.id, { ...fields, updatedAt: nowOf(clock) })], {
      done: 'Note updated successfully',
      failed: 'Failed to update note',
    });
    if (saved) onDone();
  });
  return (
    <form
      className={styles.editor}
      aria-label={`Edit ${note.title}`}
      noValidate
      onSubmit={form.submit}
      onKeyDown={saveKeys}
    >
      <NoteFields form={form} />
      <div className={styles.buttons}>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="primary" pending={form.pending}>
          Save
        </Button>
      </div>
    </form>
  );
}
