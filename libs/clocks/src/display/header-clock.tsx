import { type ClockKind, durationText } from '@dayloom/domain';
import { Link } from '@dayloom/platform';
import { PauseIcon } from '@dayloom/ui';
import { CupIcon } from '@dayloom/ui/screen-icons';
import type { ReactNode } from 'react';
import { useLiveTitle } from '../purpose/use-live-title.ts';
import { breakName, clockName } from './clock-name.ts';
import * as styles from './header-clock.module.css';
import { useClockTitle } from './use-clock-title.ts';
import { useSetAsideMessage } from './use-set-aside-message.ts';
import { type ShownClock, useShownClock } from './use-shown-clock.ts';

interface HeaderClockProps {
  readonly kind: ClockKind;
  readonly name: string;
  readonly icon: ReactNode;
  /** The path of its screen. */
  readonly to: string;
  /** The seconds that its screen shows. */
  readonly secondsOf: (shown: Extract<ShownClock, { readonly elapsed: number }>) => number;
}

/**
 * Icon and time of a running or paused clock in the header, as a link to it; a paused clock keeps its icon because two
 * may be paused. The title of the page shows the clock as well.
 */
export function HeaderClock({ kind, name, icon, to, secondsOf }: HeaderClockProps) {
  const shown = useShownClock(kind);
  useSetAsideMessage(kind, shown);
  useClockTitle(name, kind, shown);
  const task = useLiveTitle('run' in shown ? shown.run : {});
  if (shown.phase === 'break') {
    const left = Math.ceil(shown.left / 1000);
    return (
      <Link to={to} className={styles.clock} aria-label={breakName(left)}>
        <span className={styles.signs}>
          <CupIcon />
        </span>
        <span className={styles.time}>{durationText(left)}</span>
      </Link>
    );
  }
  if (shown.phase !== 'running' && shown.phase !== 'paused') return null;
  const isPaused = shown.phase === 'paused';
  const seconds = secondsOf(shown);
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
