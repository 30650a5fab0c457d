import { max, range } from 'd3-array';
import { scaleBand } from 'd3-scale';
import { type CSSProperties, memo, useMemo } from 'react';
import * as styles from './bar-chart.module.css';
import * as chart from './chart.module.css';
import { FiguresTable } from './figures-table.tsx';
import * as tones from './mark-tone.module.css';
import type { MarkTone } from './mark-tone.ts';
import { ValueReader } from './value-reader.tsx';
import { wholeScale } from './whole-scale.ts';

export interface Bar {
  /** Its name in the table and in its value text. */
  readonly name: string;
  /** The short name below the bar, if it fits. */
  readonly short: string;
  readonly value: number;
}

/** Bars are drawn in the given order; the table contains all of them, including zeros. */
export interface BarChartProps {
  /** The caption: what is counted. */
  readonly label: string;
  /** Head of the table's first column. */
  readonly nameHead: string;
  /** Head of the table's second column. */
  readonly valueHead: string;
  readonly bars: readonly Bar[];
  readonly tone: MarkTone;
  /** Shown over the bare lines when all values are 0. */
  readonly empty: string;
  /** Makes the table visible; it is always available to screen readers. */
  readonly isTableShown: boolean;
}

/** Up to this many bars, every bar has its name; above it, four bars, counted back from the last one. */
const maxNamed = 7;
const namedEvery = (count: number) => (count <= maxNamed ? 1 : Math.ceil(count / 4));

/** Share of a bar's width that is left empty, half of it on either side. */
const gap = 0.3;

/** A value per day as bars, and the same figures as a table: for screen readers only, or visible. */
export const BarChart = memo(function BarChart({
  label,
  nameHead,
  valueHead,
  bars,
  tone,
  empty,
  isTableShown,
}: BarChartProps) {
  const highest = max(bars, ({ value }) => value) ?? 0;
  const { scale, lines } = useMemo(() => wholeScale(highest), [highest]);
  const bands = useMemo(
    () =>
      scaleBand(range(bars.length), [0, 100])
        .paddingInner(gap)
        .paddingOuter(gap / 2),
    [bars],
  );
  const marks = useMemo(
    () =>
      bars.map(({ name, value }, index) => ({
        text: `${name}: ${value}`,
        start: index * bands.step(),
        width: bands.step(),
      })),
    [bars, bands],
  );
  const every = namedEvery(bars.length);
  const names: CSSProperties = { ['--bars' as string]: bars.length };
  return (
    <figure className={`${chart.chart} ${styles.barChart}`}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <div className={styles.plot}>
        <div className={`${chart.values} ${styles.values}`} aria-hidden="true">
          {lines.map((line) => (
            <span key={line} style={{ bottom: `${scale(line)}%` }} data-value={line} />
          ))}
        </div>
        <div className={styles.area}>
          <svg
            className={`${chart.marks} ${styles.bars} ${tones[tone]}`}
            aria-hidden="true"
            focusable="false"
          >
            {lines.map((line) => (
              <line
                key={line}
                x1="0"
                x2="100%"
                y1={`${100 - scale(line)}%`}
                y2={`${100 - scale(line)}%`}
                data-base={line === 0}
              />
            ))}
            {bars.map(
              ({ name, value }, index) =>
                value > 0 && (
                  <rect
                    key={name}
                    x={`${bands(index)}%`}
                    width={`${bands.bandwidth()}%`}
                    y={`${100 - scale(value)}%`}
                    height={`${scale(value)}%`}
                    rx={bars.length > 31 ? 1 : 2}
                  />
                ),
            )}
          </svg>
          {highest === 0 && <p className={chart.empty}>{empty}</p>}
          <ValueReader label={label} marks={marks} />
        </div>
      </div>
      <div className={styles.names} style={names} data-narrow={bars.length > maxNamed} aria-hidden="true">
        {bars.map(({ name, short }, index) =>
          (bars.length - 1 - index) % every === 0 ? (
            <span key={name} style={{ gridColumn: index + 1 }}>
              <b>{short}</b>
            </span>
          ) : null,
        )}
      </div>
      <FiguresTable
        label={label}
        columns={[nameHead, valueHead]}
        rows={bars.map(({ name, value }) => [name, value])}
        isShown={isTableShown}
      />
    </figure>
  );
});
