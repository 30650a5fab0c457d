import { type PlanDay, type Priority, priorityNames, priorityShares } from '@dayloom/domain';
import { type BarPart, StackedBar } from '@dayloom/ui';
import { priorityOptions } from '../work/priority-options.ts';
import { ChartCard, NothingToShow } from './chart-card.tsx';
import type { Aggregate } from './aggregate.ts';

const percent = (share: number) => `${Math.round(100 * share)}%`;

interface PriorityChartProps {
  readonly days: readonly PlanDay[];
  readonly of: Aggregate<Readonly<Record<Priority, number>>>;
}

function partsOf(counts: Readonly<Record<Priority, number>>): BarPart[] {
  const shares = priorityShares(counts);
  return priorityOptions.map(({ value, glyph, tone }) => ({
    label: `${priorityNames[value]} ${percent(shares[value])}`,
    value: counts[value],
    glyph,
    tone,
  }));
}

/** How the works with a day in the range are divided among the priorities (AN3). */
export function PriorityChart({ days, of }: PriorityChartProps) {
  return (
    <ChartCard
      title="Priority distribution"
      of={of}
      shape="line"
      csvOf={(counts) => ({
        name: `dayloom-priorities-${days[0]}-to-${days.at(-1)}`,
        columns: ['Priority', 'Works'],
        rows: priorityOptions.map(({ value, label }) => [label, counts[value]]),
      })}
    >
      {(counts) =>
        Object.values(counts).every((count) => count === 0) ? (
          <NothingToShow text="No works in these days" />
        ) : (
          <StackedBar label="Works in these days" parts={partsOf(counts)} />
        )
      }
    </ChartCard>
  );
}
