import { doneTasksOfDay, doneTasksOfWork, tasksOfDay, tasksOfWork } from '@dayloom/data';
import { type PlanDay, shortDay, tasksProgress, tasksProgressText, type Work } from '@dayloom/domain';
import { useCount, useUser } from '@dayloom/platform';
import { AsOf, ErrorState, ProgressBar } from '@dayloom/ui';
import { allFigures } from '../work/all-figures.ts';
import { workFailed } from '../work/sentences.ts';
import * as styles from './work-progress.module.css';

const none = { done: 0, all: 0, doneOfDay: 0, allOfDay: 0 };

/** The work's share done as a bar, the selected day's figures beside it; the database counts (WD13). */
export function WorkProgress({ work, day }: { work: Work; day: PlanDay }) {
  const { id } = useUser();
  const counts = allFigures({
    all: useCount(tasksOfWork(id, work.id)),
    done: useCount(doneTasksOfWork(id, work.id)),
    allOfDay: useCount(tasksOfDay(id, work.id, day)),
    doneOfDay: useCount(doneTasksOfDay(id, work.id, day)),
  });
  if (counts.phase === 'failed') return <ErrorState text={workFailed} onRetry={counts.retry} />;
  const { done, all, doneOfDay, allOfDay } = counts.phase === 'ready' ? counts.values : none;
  const share = tasksProgress(done, all);
  return (
    <div className={styles.progress}>
      <ProgressBar label="Progress of the work" value={share} text={tasksProgressText(done, all)} />
      <p className={styles.figures}>
        <span>
          {Math.round(100 * share)}% of the work
          <AsOf at={counts.phase === 'ready' ? counts.asOf : undefined} />
        </span>
        <span>
          {shortDay(day)}: <b>{tasksProgressText(doneOfDay, allOfDay)}</b>
        </span>
      </p>
    </div>
  );
}
