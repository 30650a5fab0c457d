import { dayRange } from '@dayloom/domain';
import { analyticsRanges, periodsOf, readAnalyticsRange } from '@dayloom/domain/analytics';
import { useSearchParams, useToday } from '@dayloom/platform';
import { Page, Segmented } from '@dayloom/ui';
import { useMemo } from 'react';
import * as styles from './analytics.module.css';
import { DayChart } from './day-chart.tsx';
import { FocusByWork } from './focus-by-work.tsx';
import { FocusYear } from './focus-year.tsx';
import { PriorityChart } from './priority-chart.tsx';
import { Summary } from './summary.tsx';
import { useAnalytics } from './use-analytics.ts';

const ranges = analyticsRanges.map((range) => ({ value: String(range), label: `${range} days` }));

/** `/analytics`: the last days, compared with the days before them, and a year of focus. */
export default function Analytics() {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const range = readAnalyticsRange(search.get('range'));
  const periods = useMemo(() => periodsOf(range, today), [range, today]);
  const { days } = periods;
  const { tasks, completion, works, focus, byWork, meditation, year } = useAnalytics(periods, today);
  return (
    <Page
      title="Analytics"
      meta={dayRange(days[0] ?? today, today)}
      actions={
        <Segmented
          label="Range"
          options={ranges}
          value={String(range)}
          onChange={(next) => setSearch({ range: next })}
        />
      }
    >
      <Summary range={range} tasks={tasks} completion={completion} focus={focus} meditation={meditation} />
      <div className={styles.charts}>
        <DayChart
          title="Tasks done per day"
          counted="Tasks done"
          days={days}
          aggregate={tasks}
          tone="c1"
          empty="No tasks done in these days"
        />
        <PriorityChart days={days} aggregate={works} />
        <DayChart
          title="Focus minutes per day"
          counted="Focus minutes"
          days={days}
          aggregate={focus}
          tone="c2"
          empty="No focus minutes in these days"
        />
        <DayChart
          title="Meditation minutes per day"
          counted="Meditation minutes"
          days={days}
          aggregate={meditation}
          tone="c4"
          empty="No meditation in these days"
        />
        <FocusByWork days={days} aggregate={byWork} />
      </div>
      <FocusYear aggregate={year} today={today} />
    </Page>
  );
}
