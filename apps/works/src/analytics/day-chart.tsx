import { type PlanDay, shortDay, weekdayAndDay, weekdayName } from '@dayloom/domain';
import { type Bar, BarChart, type BarChartProps } from '@dayloom/ui/charts';
import { useMemo } from 'react';
import { ChartCard } from './chart-card.tsx';
import type { Aggregate, DayValues } from './aggregate.ts';

interface DayChartProps extends Pick<BarChartProps, 'tone' | 'empty'> {
  readonly title: string;
  /** What the value of a day counts: 'Tasks done'. */
  readonly counted: string;
  readonly days: readonly PlanDay[];
  readonly aggregate: Aggregate<DayValues>;
}

/** Bars are named by weekday for a week, by date for a longer range. */
const barsOf = (days: readonly PlanDay[], values: readonly number[]): readonly Bar[] =>
  days.map((day, index) => ({
    name: weekdayAndDay(day),
    short: (days.length > 7 ? shortDay : weekdayName)(day),
    value: values[index] ?? 0,
  }));

function DayBars({
  days,
  values,
  ...chart
}: Omit<BarChartProps, 'bars'> & Pick<DayChartProps, 'days'> & { readonly values: readonly number[] }) {
  const bars = useMemo(() => barsOf(days, values), [days, values]);
  return <BarChart bars={bars} {...chart} />;
}

export function DayChart({ title, counted, days, aggregate, tone, empty }: DayChartProps) {
  const name = `dayloom-${counted.toLowerCase().replaceAll(' ', '-')}-${days[0]}-to-${days.at(-1)}`;
  return (
    <ChartCard
      title={title}
      aggregate={aggregate}
      hasTable
      csvOf={({ period }) => ({
        name,
        columns: ['Day', counted],
        rows: days.map((day, index) => [day, period[index] ?? 0]),
      })}
    >
      {({ period }, isTableShown) => (
        <DayBars
          label={title}
          nameHead="Day"
          valueHead={counted}
          days={days}
          values={period}
          tone={tone}
          empty={empty}
          isTableShown={isTableShown}
        />
      )}
    </ChartCard>
  );
}
