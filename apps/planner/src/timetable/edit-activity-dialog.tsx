import {
  type Activity,
  type ActivityFields,
  draftOfActivity,
  schedules,
  whyPastRefuses,
} from '@dayloom/domain';
import { editOf, recordDraftKey, useIsDeleted, useSave, useToasts } from '@dayloom/platform';
import { ActivityDialog } from './activity-dialog.tsx';
import { useAskToday } from './use-ask-today.ts';

interface EditActivityDialogProps {
  /** The activity as it stands when the dialog opens. */
  opened: Activity;
  onClose: () => void;
}

export function EditActivityDialog({ opened, onClose }: EditActivityDialogProps) {
  const save = useSave();
  const toasts = useToasts();
  const askToday = useAskToday();
  const isDeleted = useIsDeleted('schedules', opened.id);
  const edit = async (fields: ActivityFields) => {
    const refused = whyPastRefuses('edit', opened.date, askToday());
    if (refused !== undefined) {
      toasts.error(refused);
      return false;
    }
    return save(editOf(schedules, opened, fields), {
      done: 'Activity updated successfully',
      failed: 'Failed to update activity',
    });
  };
  return (
    <ActivityDialog
      title="Edit Activity"
      submitLabel="Save Changes"
      draftKey={recordDraftKey(schedules, opened.id)}
      isDeleted={isDeleted}
      initial={draftOfActivity(opened)}
      save={edit}
      onClose={onClose}
    />
  );
}
