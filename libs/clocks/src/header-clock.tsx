import { durationText } from '@dayloom/domain';
import { Link } from '@dayloom/platform';
import { PauseIcon } from '@dayloom/ui';
import type { ReactNode } from 'react';
import { clockName } from './clock-name.ts';
import * as styles from './header-clock.module.css';

interface HeaderClockProps {
  readonly name: string;
  readonly icon: ReactNode;
  /** Its screen. */
  readonly to: string;
  readonly seconds: number;
  readonly isPaused: boolean;
}

/** Sign and time of a clock in the header, and the way to it; a paused one keeps its sign, for two may be paused. */
export function HeaderClock({ name, icon, to, seconds, isPaused }: HeaderClockProps) {
  return (
    <Link
      to={to}
      className={styles.clock}
      data-paused={isPaused || undefined}
      aria-label={clockName(name, seconds, isPaused)}
    >
      <span className={styles.signs}>
        {icon}
        {isPaused && <PauseIcon />}
      </span>
      <span className={styles.time}>{durationText(seconds)}</span>
    </Link>
  );
}
