import { endedWorks, worksOf } from '@dayloom/data';
import { completionRate } from '@dayloom/domain';
import { useCount, useToday, useUser } from '@dayloom/platform';
import { ErrorState, LoadingState } from '@dayloom/ui';
import { allTotals } from '../work/all-totals.ts';
import { worksFailed } from '../work/sentences.ts';
import * as styles from './completion-rate.module.css';

/** Completed works as a percentage of all, as one large number (DB11). */
export function CompletionRate() {
  const { id } = useUser();
  const today = useToday();
  const counts = allTotals({ ended: useCount(endedWorks(id, today)), all: useCount(worksOf(id)) });
  if (counts.phase === 'loading')
    return <LoadingState rows={1} rowHeight={56} isPartial={counts.isPartial} />;
  if (counts.phase === 'failed') return <ErrorState text={worksFailed} onRetry={counts.retry} />;
  const { ended, all } = counts.values;
  return (
    <dl className={styles.rate}>
      <dt>Completion rate</dt>
      <dd>
        <span className={styles.share}>{completionRate(ended, all)}%</span>
        <span className={styles.note}>
          {ended} of {all} completed
        </span>
      </dd>
    </dl>
  );
}
