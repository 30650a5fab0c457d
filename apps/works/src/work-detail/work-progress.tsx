import { doneTasksOfWork, tasksOfWork } from '@dayloom/data';
import {
  completionRate,
  type PlanDay,
  shortDay,
  tasksProgress,
  tasksProgressText,
  type Work,
} from '@dayloom/domain';
import { useCount, useUser } from '@dayloom/platform';
import { ErrorState, ProgressBar, StillLoading } from '@dayloom/ui';
import { allTotals } from '../dashboard/all-totals.ts';
import { workFailed } from './sentences.ts';
import { useWorkDay } from './use-work-day.ts';
import type { WorkView } from './work-view.ts';
import * as styles from './work-progress.module.css';

/** '18 Nov: 1 of 3 done'. */
function DayShare({ work, day }: { work: Work; day: PlanDay }) {
  const { tasks } = useWorkDay(work, day);
  if (tasks.phase === 'failed') return <ErrorState text={workFailed} onRetry={tasks.retry} />;
  const records = tasks.phase === 'ready' && tasks.isComplete ? tasks.records : undefined;
  const done = records?.filter(({ completed }) => completed).length ?? 0;
  return (
    <span>
      {shortDay(day)}: {records && <b>{tasksProgressText(done, records.length)}</b>}
    </span>
  );
}

/** The completed share of the work as a bar, next to the counts of the selected day or of all tasks. */
export function WorkProgress({ work, view }: { work: Work; view: WorkView }) {
  const { id } = useUser();
  const ofWork = allTotals({
    all: useCount(tasksOfWork(id, work.id)),
    done: useCount(doneTasksOfWork(id, work.id)),
  });
  if (ofWork.phase === 'failed') return <ErrorState text={workFailed} onRetry={ofWork.retry} />;
  const known = ofWork.phase === 'ready' ? ofWork.values : undefined;
  return (
    <div className={styles.progress}>
      <ProgressBar
        label="Progress of the work"
        value={known && tasksProgress(known.done, known.all)}
        text={known && tasksProgressText(known.done, known.all)}
      />
      <div className={styles.shares}>
        <span>
          {ofWork.phase === 'loading' && ofWork.isPartial && <StillLoading />}
          {known && `${completionRate(known.done, known.all)}% of the work`}
        </span>
        {view === 'all' ? (
          known && <b>{tasksProgressText(known.done, known.all)}</b>
        ) : (
          <DayShare work={work} day={view} />
        )}
      </div>
    </div>
  );
}
