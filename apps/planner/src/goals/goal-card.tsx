import { dueText, type Goal, goalFacts } from '@dayloom/domain';
import { RecordActions } from '@dayloom/screen-kit';
import { StrikeText } from '@dayloom/ui';
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
        <span className={styles.actions}>
          <RecordActions
            kind={goalFacts}
            record={goal}
            describedBy={titleId}
            onEdit={() => onEdit(goal)}
            onDeleted={onDeleted}
          />
        </span>
      </div>
    </li>
  );
}
