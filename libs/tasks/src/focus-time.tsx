import { sessionsOfTask } from '@dayloom/data';
import type { Task, TimerSession } from '@dayloom/domain';
import { minutesInWords, minutesText } from '@dayloom/domain/clocks';
import { useSum, useUser } from '@dayloom/platform';
import * as styles from './focus-time.module.css';

interface FocusTimeProps {
  readonly task: Task;
  /** Whether it follows other text of its line. */
  readonly separated: boolean;
}

/** The seconds of a task; 0 until they are known, and below a minute. */
function useSecondsOf(task: Task, type: TimerSession['type']): number {
  const total = useSum(sessionsOfTask(useUser().id, type, task.id), 'duration');
  return total.phase === 'ready' && total.value >= 60 ? total.value : 0;
}

/** '45 min, stopwatch 10 min': how long a task was worked on. Nothing below a minute. */
export function FocusTime({ task, separated }: FocusTimeProps) {
  const focus = useSecondsOf(task, 'focus');
  const stopwatch = useSecondsOf(task, 'stopwatch');
  if (focus + stopwatch === 0) return null;
  const parts = [
    focus > 0 && [minutesText(focus), `${minutesInWords(focus)} of focus`],
    stopwatch > 0 && [`stopwatch ${minutesText(stopwatch)}`, `${minutesInWords(stopwatch)} on the stopwatch`],
  ].filter((part) => part !== false);
  const words = parts.map(([, inWords]) => inWords).join(', ');
  return (
    <span className={styles.time} title={words}>
      <span aria-hidden="true">
        {separated && ' · '}
        {parts.map(([text]) => text).join(', ')}
      </span>
      <span className="visually-hidden">, {words}</span>
    </span>
  );
}
