import { tasksProgress, tasksProgressText } from '@dayloom/domain';
import { ProgressRing } from '@dayloom/ui';
import * as styles from './day-progress.module.css';
import type { Day } from './use-day.ts';

/** '{done} of {all} done' with a ring, only for the shown day; nothing on a day without tasks. */
export function DayProgress({ plan: { open, done, doneCount } }: { readonly plan: Day }) {
  const all = open.length + done.length;
  if (all === 0) return null;
  return (
    <span className={styles.progress}>
      <ProgressRing value={tasksProgress(doneCount, all)} size={20} stroke={3} />
      {tasksProgressText(doneCount, all)}
    </span>
  );
}
