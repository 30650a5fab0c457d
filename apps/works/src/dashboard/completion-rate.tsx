import { doneTasksOf, tasksOf } from '@dayloom/data';
import { completionRate, tasksText } from '@dayloom/domain';
import { useCount, useUser } from '@dayloom/platform';
import { ErrorState, LoadingState } from '@dayloom/ui';
import { worksFailed } from '../work-list/sentences.ts';
import { allTotals } from './all-totals.ts';
import * as styles from './completion-rate.module.css';

/** The completed share of all day tasks, including those without a work, as one large number. */
export function CompletionRate() {
  const { id } = useUser();
  const counts = allTotals({ done: useCount(doneTasksOf(id)), all: useCount(tasksOf(id)) });
  if (counts.phase === 'loading')
    return <LoadingState rows={1} rowHeight={56} isPartial={counts.isPartial} />;
  if (counts.phase === 'failed') return <ErrorState text={worksFailed} onRetry={counts.retry} />;
  const { done, all } = counts.values;
  return (
    <dl className={styles.rate}>
      <dt>Completion rate</dt>
      <dd>
        <span className={styles.share}>{completionRate(done, all)}%</span>
        <span className={styles.note}>
          {done} of {tasksText(all)}
        </span>
      </dd>
    </dl>
  );
}
