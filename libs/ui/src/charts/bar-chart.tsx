import { max, range } from 'd3-array';
import { scaleBand } from 'd3-scale';
import { type CSSProperties, memo, useMemo } from 'react';
import * as styles from './bar-chart.module.css';
import { FiguresTable } from './figures-table.tsx';
import type { MarkTone } from './mark-tone.ts';
import { ValueReader } from './value-reader.tsx';
import { wholeScale } from './whole-scale.ts';

/** One of a row of bars. */
export interface Bar {
  /** Names it in the table, and where it is read. */
  readonly name: string;
  /** Below the bar, where there is room. */
  readonly short: string;
  readonly value: number;
}

/** Bars are drawn in the order given; all of them are in the table, whatever their value. */
export interface BarChartProps {
  /** The caption: what is counted. */
  readonly label: string;
  /** Head of the table's first column. */
  readonly nameHead: string;
  /** Head of its second one. */
  readonly valueHead: string;
  readonly bars: readonly Bar[];
  readonly tone: MarkTone;
  /** Shown over the bare lines where all values are 0. */
  readonly empty: string;
  /** Shows the table, which screen readers have in any case. */
  readonly isTableShown: boolean;
}

/** So many bars each have room for their name; of more, every so many have one, four of them, from the last one back. */
const mostNamed = 7;
const namedEvery = (count: number) => (count <= mostNamed ? 1 : Math.ceil(count / 4));

/** Share of a bar's step that is left empty, half of it on either side. */
const gap = 0.3;

/** A value for each of some days as bars, and the same figures as a table: for screen readers, or for everybody. */
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
    <figure className={styles.barChart} data-tone={tone}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <div className={styles.plot}>
        <div className={styles.values} aria-hidden="true">
          {lines.map((line) => (
            <span key={line} style={{ bottom: `${scale(line)}%` }} data-value={line} />
          ))}
        </div>
        <div className={styles.area}>
          <svg className={styles.bars} aria-hidden="true" focusable="false">
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
          {highest === 0 && <p className={styles.empty}>{empty}</p>}
          <ValueReader label={label} marks={marks} />
        </div>
      </div>
      <div className={styles.names} style={names} data-narrow={bars.length > mostNamed} aria-hidden="true">
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
