import { remove, restore } from '@dayloom/data';
import { type Note, notes } from '@dayloom/domain';
import { useAction, useSave } from '@dayloom/platform';
import { Card, IconButton, PencilIcon, TrashIcon } from '@dayloom/ui';
import { useId, useState } from 'react';
import * as styles from './note-card.module.css';
import { NoteEditor } from './note-editor.tsx';
import { NoteView } from './note-view.tsx';

interface NoteCardProps {
  note: Note;
  onDeleted: () => void;
}

/** A note, either in view or in edit (NT4). */
export function NoteCard({ note, onDeleted }: NoteCardProps) {
  const [mode, setMode] = useState<'view' | 'edit' | 'view again'>('view');
  const titleId = useId();
  const save = useSave();
  const deleting = useAction(async () => {
    const gone = await save([remove(notes, note.id)], {
      done: 'Note deleted successfully',
      failed: 'Failed to delete note',
      undo: [restore(notes, note)],
    });
    if (gone) onDeleted();
  });

  if (mode === 'edit')
    return (
      <Card as="li" className={styles.note}>
        <NoteEditor note={note} onDone={() => setMode('view again')} />
      </Card>
    );
  return (
    <Card as="li" className={styles.note} aria-labelledby={titleId}>
      <NoteView
        note={note}
        titleId={titleId}
        actions={
          <>
            <IconButton
              // Back from the edit the focus returns to where it began.
              autoFocus={mode === 'view again'}
              label="Edit note"
              icon={<PencilIcon />}
              size="small"
              aria-describedby={titleId}
              onClick={() => setMode('edit')}
            />
            <IconButton
              label="Delete note"
              icon={<TrashIcon />}
              size="small"
              aria-describedby={titleId}
              onClick={() => void deleting.run()}
            />
          </>
        }
      />
    </Card>
  );
}
