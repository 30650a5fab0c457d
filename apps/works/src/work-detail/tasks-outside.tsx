import { tasksAfter, tasksBefore } from '@dayloom/data';
import { isPlanDay, type PlanDay, tasksText, type Work, type WorkDraft } from '@dayloom/domain';
import { useCount, useUser } from '@dayloom/platform';
import { Notice, StillLoading } from '@dayloom/ui';
import { allTotals } from '../dashboard/all-totals.ts';

/** How many tasks the typed plan would hide; nothing while it is invalid. */
export function TasksOutside({ work, draft }: { work: Work; draft: WorkDraft }) {
  const { startDate, endDate } = draft;
  if (!isPlanDay(startDate) || !isPlanDay(endDate) || endDate < startDate) return null;
  return <HiddenTasks work={work} startDate={startDate} endDate={endDate} />;
}

function HiddenTasks({ work, startDate, endDate }: { work: Work; startDate: PlanDay; endDate: PlanDay }) {
  const { id } = useUser();
  const counts = allTotals({
    before: useCount(tasksBefore(id, work.id, startDate)),
    after: useCount(tasksAfter(id, work.id, endDate)),
  });
  if (counts.phase === 'loading' && counts.isPartial) return <StillLoading />;
  const outside = counts.phase === 'ready' ? counts.values.before + counts.values.after : 0;
  if (outside === 0) return null;
  return (
    <Notice tone="warning" role="status">
      {outside === 1 ? '1 task is' : `${tasksText(outside)} are`} outside these days. Kept, and shown again
      once the work is widened.
    </Notice>
  );
}
