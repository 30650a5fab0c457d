import { durationText } from '@dayloom/domain';
import { Link } from '@dayloom/platform';
import { PauseIcon } from '@dayloom/ui';
import type { ReactNode } from 'react';
import { clockName } from './clock-name.ts';
import * as styles from './header-clock.module.css';

interface HeaderClockProps {
  readonly name: string;
  readonly icon: ReactNode;
  /** The path of its screen. */
  readonly to: string;
  readonly isPaused: boolean;
  /** Whole seconds, as shown on its screen. */
  readonly seconds: number;
  /** The title of the task it runs for. */
  readonly task?: string | undefined;
}

/** Icon and time of a clock in the header, as a link to it; a paused clock keeps its icon because two may be paused. */
export function HeaderClock({ name, icon, to, isPaused, seconds, task }: HeaderClockProps) {
  return (
    <Link
      to={to}
      className={styles.clock}
      data-paused={isPaused || undefined}
      data-task={task && ''}
      title={task}
      aria-label={clockName(name, seconds, isPaused, task)}
    >
      <span className={styles.signs}>
        {icon}
        {isPaused && <PauseIcon />}
      </span>
      <span className={styles.time}>{durationText(seconds)}</span>
      {task !== undefined && <span className={styles.task}>{task}</span>}
    </Link>
  );
}
