import { patch } from '@dayloom/data';
import type { Goal } from '@dayloom/domain';
import { useSave } from '@dayloom/platform';
import { TaskCheck } from '@dayloom/ui';

interface GoalCheckProps {
  readonly goal: Goal;
  /** The id of the goal's title. */
  readonly describedBy: string;
}

/** Completes or reopens a goal, on its screen and on home. */
export function GoalCheck({ goal, describedBy }: GoalCheckProps) {
  const save = useSave();
  const toggle = () =>
    save([patch('goals', goal.id, { completed: !goal.completed })], { failed: 'Failed to update goal' });
  return (
    <TaskCheck
      done={goal.completed}
      label={goal.completed ? 'Mark as not completed' : 'Mark as completed'}
      aria-describedby={describedBy}
      onToggle={() => void toggle()}
    />
  );
}
