import { worksOfPriority } from '@dayloom/data';
import { priorityNames, priorityPercents } from '@dayloom/domain';
import { useCount, useUser } from '@dayloom/platform';
import { type BarPart, EmptyState, ErrorState, LoadingState, StackedBar } from '@dayloom/ui';
import { priorityOptions } from '../work-form/priority-options.ts';
import { worksFailed } from '../work-list/sentences.ts';
import { allTotals } from './all-totals.ts';

export function PriorityBar() {
  const { id } = useUser();
  const counts = allTotals({
    low: useCount(worksOfPriority(id, 'low')),
    medium: useCount(worksOfPriority(id, 'medium')),
    high: useCount(worksOfPriority(id, 'high')),
  });
  if (counts.phase === 'loading')
    return <LoadingState rows={1} rowHeight={68} isPartial={counts.isPartial} />;
  if (counts.phase === 'failed') return <ErrorState text={worksFailed} onRetry={counts.retry} />;
  const percents = priorityPercents(counts.values);
  if (Object.values(percents).every((percent) => percent === 0))
    return <EmptyState compact text="No works to compare yet" />;
  const parts = priorityOptions.map(({ value, glyph, tone }): BarPart => ({
    label: `${priorityNames[value]} ${percents[value]}%`,
    value: counts.values[value],
    glyph,
    tone,
  }));
  return <StackedBar label="Priority distribution" parts={parts} />;
}
