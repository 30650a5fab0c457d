import { type PlanDay, weekdayName } from '@dayloom/domain';
import { heatDayText, heatLevelNames, heatThresholds, monthsAbove } from '@dayloom/domain/analytics';
import { Heatmap } from '@dayloom/ui/charts';
import { useMemo } from 'react';
import { ChartCard, NothingToShow } from './chart-card.tsx';
import type { Aggregate } from './aggregate.ts';

const title = 'Focus in the last year';

interface Year {
  readonly weeks: readonly (readonly PlanDay[])[];
  /** For each day of each week. */
  readonly minutes: readonly (readonly number[])[];
}

function YearOfCells({ weeks, minutes, today }: Year & { readonly today: PlanDay }) {
  const cells = useMemo(
    () =>
      weeks.map((week, at) =>
        week.map((day, index) => {
          const value = minutes[at]?.[index] ?? 0;
          return { key: day, text: heatDayText(day, value, today), value };
        }),
      ),
    [weeks, minutes, today],
  );
  const weekdays = useMemo(() => (weeks[0] ?? []).map((day) => weekdayName(day)), [weeks]);
  const months = useMemo(() => monthsAbove(weeks), [weeks]);
  return (
    <Heatmap
      label={title}
      weeks={cells}
      weekdays={weekdays}
      months={months}
      thresholds={heatThresholds}
      levels={heatLevelNames}
      unit="min"
    />
  );
}

export function FocusYear({
  aggregate,
  today,
}: {
  readonly aggregate: Aggregate<Year>;
  readonly today: PlanDay;
}) {
  return (
    <ChartCard
      title={title}
      aggregate={aggregate}
      shape="year"
      csvOf={({ weeks, minutes }) => ({
        name: `dayloom-focus-year-${weeks[0]?.[0]}-to-${today}`,
        columns: ['Day', 'Focus minutes'],
        rows: weeks.flatMap((week, at) => week.map((day, index) => [day, minutes[at]?.[index] ?? 0])),
      })}
    >
      {(year) => (
        <>
          <YearOfCells {...year} today={today} />
          {year.minutes.flat().every((value) => value === 0) && (
            <NothingToShow text="No focus minutes in the last year" />
          )}
        </>
      )}
    </ChartCard>
  );
}
