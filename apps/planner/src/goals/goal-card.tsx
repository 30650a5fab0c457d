import { remove, restore } from '@dayloom/data';
import { dueText, type Goal, goals } from '@dayloom/domain';
import { HistoryButton } from '@dayloom/history';
import { useAction, useSave } from '@dayloom/platform';
import { DeleteButton, IconButton, PencilIcon, StrikeText } from '@dayloom/ui';
import { useId } from 'react';
import * as styles from './goal-card.module.css';
import { GoalCheck } from './goal-check.tsx';
import { GoalDescription } from './goal-description.tsx';

interface GoalCardProps {
  goal: Goal;
  onEdit: (goal: Goal) => void;
  onDeleted: () => void;
}

export function GoalCard({ goal, onEdit, onDeleted }: GoalCardProps) {
  const titleId = useId();
  const save = useSave();
  const deleting = useAction(async () => {
    onDeleted();
    await save([remove(goals, goal.id)], {
      done: 'Goal deleted successfully',
      failed: 'Failed to delete goal',
      undo: [restore(goals, goal.id)],
      detail: goal.title,
    });
  });

  return (
    <li data-glides={goal.id} className={styles.goal} data-done={goal.completed}>
      <GoalCheck goal={goal} describedBy={titleId} />
      <div className={styles.words}>
        <h3 id={titleId}>
          <StrikeText done={goal.completed}>{goal.title}</StrikeText>
        </h3>
        <GoalDescription text={goal.description} />
      </div>
      <div className={styles.foot}>
        {goal.deadline !== undefined && (
          <time className={styles.due} dateTime={goal.deadline}>
            {dueText(goal.deadline)}
          </time>
        )}
        <IconButton
          label="Edit goal"
          icon={<PencilIcon />}
          size="small"
          aria-describedby={titleId}
          onClick={() => onEdit(goal)}
        />
        <HistoryButton kind={goals} record={goal} size="small" describedBy={titleId} />
        <DeleteButton
          label="Delete goal"
          size="small"
          aria-describedby={titleId}
          onDelete={() => void deleting.run()}
        />
      </div>
    </li>
  );
}
