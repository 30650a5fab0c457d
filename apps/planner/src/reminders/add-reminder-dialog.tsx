import { create } from '@dayloom/data';
import {
  checkReminderDraft,
  newReminderDraft,
  nowOf,
  type ReminderDraft,
  type ReminderFields,
  reminders,
} from '@dayloom/domain';
import { useClock, useNewId, useSave, useUser } from '@dayloom/platform';
import { ReminderDialog } from './reminder-dialog.tsx';

interface AddReminderDialogProps {
  /** What the form begins with. */
  readonly filled: Partial<ReminderDraft>;
  readonly onClose: () => void;
}

export function AddReminderDialog({ filled, onClose }: AddReminderDialogProps) {
  const user = useUser();
  const clock = useClock();
  const save = useSave();
  const { id } = useNewId();
  const add = (fields: ReminderFields) => {
    const reminder = { ...fields, userId: user.id, completed: false, createdAt: nowOf(clock) };
    return save([create(reminders, id, reminder)], {
      done: 'Reminder added successfully',
      failed: 'Failed to add reminder',
    });
  };
  return (
    <ReminderDialog
      title="Add New Reminder"
      submitLabel="Add Reminder"
      draftKey="reminder/new"
      initial={{ ...newReminderDraft(), ...filled }}
      stored={newReminderDraft()}
      check={(draft) => checkReminderDraft(draft)}
      save={add}
      addsNew
      onClose={onClose}
    />
  );
}
