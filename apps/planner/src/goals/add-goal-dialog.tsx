import { create } from '@dayloom/data';
import { type GoalFields, goals, type GoalType, newGoalDraft, nowOf } from '@dayloom/domain';
import { useClock, useNewId, useSave, useUser } from '@dayloom/platform';
import { GoalDialog } from './goal-dialog.tsx';

interface AddGoalDialogProps {
  onClose: () => void;
  onAdded: (type: GoalType) => void;
}

export function AddGoalDialog({ onClose, onAdded }: AddGoalDialogProps) {
  const user = useUser();
  const clock = useClock();
  const save = useSave();
  const { id } = useNewId();
  const add = (fields: GoalFields) => {
    const goal = { ...fields, userId: user.id, completed: false, createdAt: nowOf(clock) };
    return save([create(goals, id, goal)], {
      done: 'Goal added successfully',
      failed: 'Failed to add goal',
    });
  };
  return (
    <GoalDialog
      title="Add Goal"
      submitLabel="Add Goal"
      initial={newGoalDraft()}
      save={add}
      onSaved={({ type }) => onAdded(type)}
      onClose={onClose}
    />
  );
}
