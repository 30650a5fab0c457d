import { draftOfGoal, type Goal, type GoalFields, goals } from '@dayloom/domain';
import { editOf, recordDraftKey, useIsDeleted, useSave } from '@dayloom/platform';
import { GoalDialog } from './goal-dialog.tsx';

interface EditGoalDialogProps {
  /** The goal as it stands when the dialog opens. */
  opened: Goal;
  onClose: () => void;
}

export function EditGoalDialog({ opened, onClose }: EditGoalDialogProps) {
  const save = useSave();
  const isDeleted = useIsDeleted('goals', opened.id);
  const edit = (fields: GoalFields) =>
    save(editOf(goals, opened, { ...fields, deadline: fields.deadline }), {
      done: 'Goal updated successfully',
      failed: 'Failed to update goal',
    });
  return (
    <GoalDialog
      title="Edit Goal"
      submitLabel="Save Changes"
      draftKey={recordDraftKey(goals, opened.id)}
      isDeleted={isDeleted}
      initial={draftOfGoal(opened)}
      save={edit}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
