import { patch } from '@dayloom/data';
import { draftOfGoal, type Goal, type GoalFields, goals } from '@dayloom/domain';
import { useSave } from '@dayloom/platform';
import { GoalDialog } from './goal-dialog.tsx';

interface EditGoalDialogProps {
  goal: Goal;
  onClose: () => void;
}

export function EditGoalDialog({ goal, onClose }: EditGoalDialogProps) {
  const save = useSave();
  const edit = async (fields: GoalFields) => {
    const cleared = fields.deadline === undefined ? (['deadline'] as const) : [];
    const saved = await save([patch(goals, goal.id, fields, cleared)], {
      done: 'Goal updated successfully',
      failed: 'Failed to update goal',
    });
    if (saved) onClose();
  };
  return (
    <GoalDialog
      title="Edit Goal"
      submitLabel="Save Changes"
      initial={draftOfGoal(goal)}
      save={edit}
      onClose={onClose}
    />
  );
}
