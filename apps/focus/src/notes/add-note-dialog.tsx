import { create } from '@dayloom/data';
import { newNoteDraft, type NoteDraft, notes, nowOf } from '@dayloom/domain';
import { useClock, useNewId, useSave, useUser } from '@dayloom/platform';
import { Button, Dialog } from '@dayloom/ui';
import { NoteFields } from './note-fields.tsx';
import { useNoteForm } from './use-note-form.ts';

export function AddNoteDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const clock = useClock();
  const save = useSave();
  const { id } = useNewId();
  const add = async (fields: NoteDraft) => {
    const note = { ...fields, userId: user.id, createdAt: nowOf(clock) };
    const saved = await save([create(notes, id, note)], {
      done: 'Note added successfully',
      failed: 'Failed to add note',
    });
    if (saved) onClose();
    return saved;
  };
  const form = useNoteForm({ initial: newNoteDraft(), save: add });
  return (
    <Dialog
      open
      title="Add Note"
      onClose={onClose}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
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
