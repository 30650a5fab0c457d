import { type Note, type NoteDraft, noteFacts, nowOf } from '@dayloom/domain';
import { editOf, useClock, useEditMode, useSave } from '@dayloom/platform';
import { isOtherText } from './is-other-text.ts';

interface EditedNote {
  /** The note when its editor was opened; a newer text from another device is kept as well. */
  readonly opened: Note;
  readonly fields: NoteDraft;
}

/** Edits one note in place; saving also sets `updatedAt`, and does nothing without changes. */
export function useEditNote() {
  const clock = useClock();
  const save = useSave();
  const mode = useEditMode<EditedNote>('the note');
  const saveNote = (edited: EditedNote, current: Note) => {
    const keepsBoth = isOtherText(edited.opened, current, edited.fields);
    const changes = editOf(noteFacts, edited.opened, edited.fields, { updatedAt: nowOf(clock) });
    return mode.save(
      edited,
      save(changes, {
        done: 'Note updated successfully',
        failed: 'Failed to update note',
        ...(keepsBoth && { detail: 'The text from elsewhere is kept as a separate note.' }),
      }),
    );
  };
  return { ...mode, saveNote };
}
