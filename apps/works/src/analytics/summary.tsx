import { completionRate, numberText, tasksText } from '@dayloom/domain';
import {
  type AnalyticsRange,
  compareDays,
  comparisonText,
  type ComparisonUnit,
  needsFiveDays,
  totalOf,
} from '@dayloom/domain/analytics';
import { type Stat, StatStrip } from '@dayloom/ui';
import * as styles from './summary.module.css';
import type { Aggregate, DayValues } from './aggregate.ts';
import type { TaskCounts } from './use-task-counts.ts';

interface SummaryProps {
  readonly range: AnalyticsRange;
  readonly tasks: Aggregate<DayValues>;
  readonly completion: Aggregate<TaskCounts>;
  readonly focus: Aggregate<DayValues>;
  readonly meditation: Aggregate<DayValues>;
}

const Line = ({ text }: { readonly text: string }) => <span className={styles.line}>{text}</span>;

interface ComparedProps {
  readonly difference: number | undefined;
  readonly unit: ComparisonUnit;
  readonly range: AnalyticsRange;
}

/** The difference from the days before, or what is missing for it. */
const Compared = ({ difference, unit, range }: ComparedProps) =>
  difference === undefined ? (
    <span className={styles.line}>
      <span>–</span> <span>{needsFiveDays}</span>
    </span>
  ) : (
    <Line text={comparisonText(difference, unit, range)} />
  );

function sumOf(
  label: string,
  aggregate: Aggregate<DayValues>,
  unit: ComparisonUnit,
  range: AnalyticsRange,
): Stat {
  if (aggregate.phase !== 'ready') return { label, of: aggregate };
  const { period, before } = aggregate.value;
  return {
    label,
    of: { phase: 'ready', value: numberText(totalOf(period)) },
    note: <Compared difference={compareDays(period, before)} unit={unit} range={range} />,
  };
}

/** The completed share of the day tasks in the range, compared with the days before. */
function rateOf(aggregate: Aggregate<TaskCounts>, range: AnalyticsRange): Stat {
  const label = 'Completion rate';
  if (aggregate.phase !== 'ready') return { label, of: aggregate };
  const { period, before, all } = aggregate.value;
  const rate = completionRate(totalOf(period), all.period);
  const difference = compareDays(period, before, {
    period: rate,
    before: completionRate(totalOf(before), all.before),
  });
  const text = `${numberText(totalOf(period))} of ${tasksText(all.period)}`;
  return {
    label,
    of: { phase: 'ready', value: `${rate}%` },
    note: (
      <>
        <Line text={text} />
        <Compared difference={difference} unit="points" range={range} />
      </>
    ),
  };
}

export const Summary = ({ range, tasks, completion, focus, meditation }: SummaryProps) => (
  <div className={styles.summary}>
    <StatStrip
      label="Summary"
      items={[
        sumOf('Tasks done', tasks, 'count', range),
        rateOf(completion, range),
        sumOf('Focus minutes', focus, 'minutes', range),
        sumOf('Meditation minutes', meditation, 'minutes', range),
      ]}
    />
  </div>
);
