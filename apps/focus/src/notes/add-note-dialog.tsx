import { checkNoteDraft, newNoteDraft, noteFacts } from '@dayloom/domain';
import { RecordDialog } from '@dayloom/screen-kit';
import { NoteFields } from './note-fields.tsx';

interface AddNoteDialogProps {
  readonly title: string;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

export function AddNoteDialog({ title, onAdded, onClose }: AddNoteDialogProps) {
  return (
    <RecordDialog
      kind={noteFacts}
      initial={{ ...newNoteDraft(), title }}
      stored={newNoteDraft()}
      check={checkNoteDraft}
      onSaved={onAdded}
      onClose={onClose}
    >
      {(form) => <NoteFields form={form} />}
    </RecordDialog>
  );
}
