import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './task-check.module.css';

/** Its accessible name is the state, not the title next to it. */
export interface TaskCheckProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  done: boolean;
  /** The text for the state, such as 'Mark Done' or 'Done'. */
  label: string;
  onToggle: () => void;
  /** Shows the label next to the round mark. */
  labelled?: boolean;
}

/** The round mark of a task or goal. Point `aria-describedby` at the title it belongs to. */
export const TaskCheck = ({ done, label, onToggle, labelled, className, ...rest }: TaskCheckProps) => (
  <button
    {...rest}
    type="button"
    className={clsx(styles.taskCheck, labelled && styles.labelled, className)}
    aria-label={label}
    data-done={done}
    onClick={onToggle}
  >
    <svg className={styles.ring} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.circle} cx="12" cy="12" r="10" />
      <path className={styles.tick} d="M7.5 12.4l3 3 6-6.4" pathLength="1" />
    </svg>
    {labelled && <span>{label}</span>}
  </button>
);

/** Text that is struck through from left to right when it becomes done. */
export const StrikeText = ({ done, className, ...rest }: ComponentProps<'span'> & { done: boolean }) => (
  <span {...rest} className={clsx(styles.strike, className)} data-done={done} />
);
