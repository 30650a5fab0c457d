import { create } from '@dayloom/data';
import { type GoalDraft, type GoalFields, goals, type GoalType, newGoalDraft, nowOf } from '@dayloom/domain';
import { useClock, useNewId, useSave, useUser } from '@dayloom/platform';
import { GoalDialog } from './goal-dialog.tsx';

interface AddGoalDialogProps {
  /** What the form begins with: the column's type (GL10), or what was said elsewhere. */
  filled: Partial<GoalDraft>;
  onClose: () => void;
  onAdded: (type: GoalType) => void;
}

export function AddGoalDialog({ filled, onClose, onAdded }: AddGoalDialogProps) {
  const user = useUser();
  const clock = useClock();
  const save = useSave();
  const { id } = useNewId();
  // A type that came with the column was not typed: nothing of it is kept, or asked about.
  const empty = { ...newGoalDraft(), ...(filled.type && { type: filled.type }) };
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
      draftKey="goal/new"
      initial={{ ...empty, ...filled }}
      stored={empty}
      save={add}
      addsNew
      onSaved={({ type }) => onAdded(type)}
      onClose={onClose}
    />
  );
}
