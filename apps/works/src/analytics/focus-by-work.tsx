import type { PlanDay } from '@dayloom/domain';
import { totalOf } from '@dayloom/domain/analytics';
import { BarList, type NamedBar } from '@dayloom/ui/charts';
import { useMemo } from 'react';
import type { Aggregate } from './aggregate.ts';
import { ChartCard } from './chart-card.tsx';

const title = 'Focus by work';
/** Of more works the list shows the sum; table and file have all. */
const maxWorks = 10;

function shortened(rows: readonly NamedBar[]): readonly NamedBar[] {
  const works = rows.filter(({ key }) => key !== '');
  const others = works.slice(maxWorks);
  if (others.length === 0) return rows;
  const name = others.length === 1 ? '1 other work' : `${others.length} other works`;
  const sum = { key: 'others', name, value: totalOf(others.map(({ value }) => value)) };
  return [...works.slice(0, maxWorks), sum, ...rows.filter(({ key }) => key === '')];
}

function Works({ rows, isTableShown }: { rows: readonly NamedBar[]; isTableShown: boolean }) {
  const bars = useMemo(() => shortened(rows), [rows]);
  return (
    <BarList
      label={title}
      nameHead="Work"
      valueHead="Focus minutes"
      unit="min"
      bars={bars}
      rows={rows}
      tone="c2"
      empty="No focus time in these days"
      isTableShown={isTableShown}
    />
  );
}

interface FocusByWorkProps {
  readonly days: readonly PlanDay[];
  readonly aggregate: Aggregate<readonly NamedBar[]>;
}

export const FocusByWork = ({ days, aggregate }: FocusByWorkProps) => (
  <ChartCard
    title={title}
    shape="list"
    aggregate={aggregate}
    hasTable
    csvOf={(rows) => ({
      name: `dayloom-focus-by-work-${days[0]}-to-${days.at(-1)}`,
      columns: ['Work', 'Focus minutes'],
      rows: rows.map(({ name, value }) => [name, value]),
    })}
  >
    {(rows, isTableShown) => <Works rows={rows} isTableShown={isTableShown} />}
  </ChartCard>
);
