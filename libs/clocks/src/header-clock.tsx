import { durationText, leftOf } from '@dayloom/domain';
import { Link, useTitleClock } from '@dayloom/platform';
import { PauseIcon } from '@dayloom/ui';
import type { ReactNode } from 'react';
import { clockName, minutesInTitle } from './clock-name.ts';
import * as styles from './header-clock.module.css';
import type { ShownClock } from './use-shown-clock.ts';

interface HeaderClockProps {
  readonly name: string;
  readonly icon: ReactNode;
  /** Its screen. */
  readonly to: string;
  readonly shown: Extract<ShownClock, { readonly elapsed: number }>;
  /** Whole seconds as its screen shows them. */
  readonly seconds: number;
  /** The title of what it runs for. */
  readonly task?: string | undefined;
}

/** Of a run with a target what is left, also where its screen counts up. */
const titleMinutes = ({ run, elapsed }: HeaderClockProps['shown']) =>
  minutesInTitle(run.target === undefined ? elapsed / 1000 : Math.ceil(leftOf(run, elapsed) / 1000));

/** Sign and time of a clock in the header, and the way to it; a paused one keeps its sign, for two may be paused. */
export function HeaderClock({ name, icon, to, shown, seconds, task }: HeaderClockProps) {
  const isPaused = shown.phase === 'paused';
  useTitleClock(shown.run.kind, isPaused ? undefined : titleMinutes(shown));
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
      {task !== undefined && (
        <span className={styles.task} dir="auto">
          {task}
        </span>
      )}
    </Link>
  );
}
