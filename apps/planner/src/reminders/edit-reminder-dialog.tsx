import {
  checkReminderDraft,
  draftOfReminder,
  type Reminder,
  type ReminderFields,
  reminders,
} from '@dayloom/domain';
import { editOf, recordDraftKey, useIsDeleted, useSave } from '@dayloom/platform';
import { ReminderDialog } from './reminder-dialog.tsx';

interface EditReminderDialogProps {
  /** The reminder as it stands when the dialog opens. */
  readonly opened: Reminder;
  readonly onClose: () => void;
}

export function EditReminderDialog({ opened, onClose }: EditReminderDialogProps) {
  const save = useSave();
  const isDeleted = useIsDeleted('reminders', opened.id);
  const edit = (fields: ReminderFields) =>
    save(editOf(reminders, opened, fields), {
      done: 'Reminder updated successfully',
      failed: 'Failed to update reminder',
    });
  return (
    <ReminderDialog
      title="Edit Reminder"
      submitLabel="Save Changes"
      draftKey={recordDraftKey(reminders, opened.id)}
      isDeleted={isDeleted}
      initial={draftOfReminder(opened)}
      check={(draft) => checkReminderDraft(draft, opened)}
      save={edit}
      onClose={onClose}
    />
  );
}
