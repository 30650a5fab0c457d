import { draftOfNote, type Note, noteFacts } from '@dayloom/domain';
import type { MarkdownView } from '@dayloom/markdown';
import { RecordActions } from '@dayloom/screen-kit';
import { Card } from '@dayloom/ui';
import { memo, useEffect, useId } from 'react';
import * as styles from './note-card.module.css';
import { NoteEditor } from './note-editor.tsx';
import { NoteView } from './note-view.tsx';
import { useEditNote } from './use-edit-note.ts';

interface NoteCardProps {
  note: Note;
  Markdown?: MarkdownView | undefined;
  /** Keeps the note in the list while it is edited. @returns a function that stops this */
  keepOpen: (note: Note) => () => void;
  onDeleted: () => void;
  hasDraft: boolean;
  /** A ref for the card of the note that the address requests. */
  show?: ((card: HTMLElement | null) => void) | undefined;
}

/** A note, in view or in edit mode. Memoized, because a search renders the list with each letter. */
export const NoteCard = memo(function NoteCard({
  note,
  Markdown,
  keepOpen,
  onDeleted,
  hasDraft,
  show,
}: NoteCardProps) {
  const { edit, open, close, saveNote } = useEditNote();
  const titleId = useId();
  const opened = edit.mode === 'edit' ? edit.draft.opened : undefined;
  useEffect(() => opened && keepOpen(opened), [opened, keepOpen]);

  if (edit.mode === 'edit') {
    const { draft } = edit;
    return (
      <Card as="li" className={styles.note}>
        <NoteEditor
          opened={draft.opened}
          current={note}
          initial={draft.fields}
          onSave={(fields, began) => saveNote({ opened: began, fields }, note)}
          onClose={close}
        />
      </Card>
    );
  }
  return (
    <Card as="li" ref={show} tabIndex={show && -1} className={styles.note} aria-labelledby={titleId}>
      <NoteView
        note={note}
        Markdown={Markdown}
        titleId={titleId}
        hasDraft={hasDraft}
        actions={
          <RecordActions
            kind={noteFacts}
            record={note}
            describedBy={titleId}
            // After editing, the focus returns to the edit button.
            autoFocus={edit.wasEdited}
            onEdit={() => open({ opened: note, fields: draftOfNote(note) })}
            onDeleted={onDeleted}
          />
        }
      />
    </Card>
  );
});
