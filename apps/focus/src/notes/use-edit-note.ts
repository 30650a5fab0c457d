import { type Note, type NoteDraft, notes, nowOf } from '@dayloom/domain';
import { editOf, useClock, useEditMode, useSave } from '@dayloom/platform';
import { isOtherText } from './is-other-text.ts';

interface EditedNote {
  /** The note as it stood when its editor was opened: a text that came from elsewhere since is kept beside. */
  readonly opened: Note;
  readonly fields: NoteDraft;
}

/** The edit of one note in its place; saving sets when it was edited, where it was. */
export function useEditNote() {
  const clock = useClock();
  const save = useSave();
  const mode = useEditMode<EditedNote>('the note');
  /** @param current the note as it stands now */
  const saveNote = (edited: EditedNote, current: Note) => {
    const isKeptBeside = isOtherText(edited.opened, current, edited.fields);
    const changes = editOf(notes, edited.opened, edited.fields, { updatedAt: nowOf(clock) });
    return mode.save(
      edited,
      save(changes, {
        done: 'Note updated successfully',
        failed: 'Failed to update note',
        ...(isKeptBeside && { detail: 'The text from elsewhere is kept beside it.' }),
      }),
    );
  };
  return { ...mode, saveNote };
}
