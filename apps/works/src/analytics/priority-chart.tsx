import { type PlanDay, type Priority, priorityPercents } from '@dayloom/domain';
import { ShareChart, type SharePart } from '@dayloom/ui/charts';
import { useMemo } from 'react';
import { priorityOptions } from '../work-form/priority-options.ts';
import { ChartCard } from './chart-card.tsx';
import type { Aggregate } from './aggregate.ts';

type Counts = Readonly<Record<Priority, number>>;

function partsOf(counts: Counts): readonly SharePart[] {
  const percents = priorityPercents(counts);
  return priorityOptions.map(({ value, label, glyph, tone }) => ({
    name: label,
    value: counts[value],
    share: `${percents[value]}%`,
    glyph,
    tone,
  }));
}

function PriorityShares({
  counts,
  isTableShown,
}: {
  readonly counts: Counts;
  readonly isTableShown: boolean;
}) {
  const parts = useMemo(() => partsOf(counts), [counts]);
  return (
    <ShareChart
      label="Priority distribution"
      nameHead="Priority"
      valueHead="Works"
      parts={parts}
      empty="No works in these days"
      isTableShown={isTableShown}
    />
  );
}

interface PriorityChartProps {
  readonly days: readonly PlanDay[];
  readonly aggregate: Aggregate<Counts>;
}

/** The works with a day in the range, by priority. */
export const PriorityChart = ({ days, aggregate }: PriorityChartProps) => (
  <ChartCard
    title="Priority distribution"
    aggregate={aggregate}
    shape="share"
    hasTable
    csvOf={(counts) => ({
      name: `dayloom-priorities-${days[0]}-to-${days.at(-1)}`,
      columns: ['Priority', 'Works'],
      rows: priorityOptions.map(({ value, label }) => [label, counts[value]]),
    })}
  >
    {(counts, isTableShown) => <PriorityShares counts={counts} isTableShown={isTableShown} />}
  </ChartCard>
);
