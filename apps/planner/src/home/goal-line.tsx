import type { Goal } from '@dayloom/domain';
import { StrikeText } from '@dayloom/ui';
import * as styles from './goals.module.css';

/** A goal as home shows it: its title and whether it is completed, nothing to press (HM7). */
export const GoalLine = ({ goal }: { goal: Goal }) => (
  <li className={styles.line} data-done={goal.completed}>
    <i className={styles.mark} aria-hidden="true">
      {goal.completed && '✓'}
    </i>
    <StrikeText done={goal.completed}>{goal.title}</StrikeText>
    {goal.completed && <span className="visually-hidden">(completed)</span>}
  </li>
);
