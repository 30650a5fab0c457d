import { create } from '@dayloom/data';
import { newNoteDraft, type NoteDraft, notes, nowOf } from '@dayloom/domain';
import { useClock, useNewId, useSave, useUser } from '@dayloom/platform';
import { Button, Dialog } from '@dayloom/ui';
import { NoteFields } from './note-fields.tsx';
import { useNoteForm } from './use-note-form.ts';

export const newNoteKey = 'note/new';

interface AddNoteDialogProps {
  /** What the form begins with. */
  readonly title: string;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

export function AddNoteDialog({ title, onAdded, onClose }: AddNoteDialogProps) {
  const user = useUser();
  const clock = useClock();
  const save = useSave();
  const { id } = useNewId();
  const add = (fields: NoteDraft) => {
    const note = { ...fields, userId: user.id, createdAt: nowOf(clock) };
    return save([create(notes, id, note)], {
      done: 'Note added successfully',
      failed: 'Failed to add note',
    });
  };
  const form = useNoteForm({
    draftKey: newNoteKey,
    initial: { ...newNoteDraft(), title },
    stored: newNoteDraft(),
    save: add,
    addsNew: true,
    onSaved: () => {
      onAdded();
      onClose();
    },
  });
  return (
    <Dialog
      open
      title="Add Note"
      onClose={() => form.confirmClose(onClose)}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={() => form.cancel(onClose)}>Cancel</Button>
          <Button type="submit" variant="primary" pending={form.pending}>
            Add Note
          </Button>
        </>
      }
    >
      <NoteFields form={form} />
    </Dialog>
  );
}
