import { max } from 'd3-array';
import { memo } from 'react';
import * as styles from './bar-list.module.css';
import * as chart from './chart.module.css';
import { FiguresTable } from './figures-table.tsx';
import * as tones from './mark-tone.module.css';
import type { MarkTone } from './mark-tone.ts';

export interface NamedBar {
  /** Different for each bar; names may be the same. */
  readonly key: string;
  readonly name: string;
  readonly value: number;
}

/** Bars in the given order, each next to its name and value; the table can have more of them. */
export interface BarListProps {
  /** The caption: what is counted. */
  readonly label: string;
  /** Head of the table's first column. */
  readonly nameHead: string;
  /** Head of the table's second column. */
  readonly valueHead: string;
  /** Follows each value: 'min'. */
  readonly unit: string;
  readonly bars: readonly NamedBar[];
  /** The rows of the table. */
  readonly rows: readonly NamedBar[];
  readonly tone: MarkTone;
  /** Shown instead of the bars when all values are 0. */
  readonly empty: string;
  /** Makes the table visible; it is always available to screen readers. */
  readonly isTableShown: boolean;
}

/** A bar for each of a few names of any length, and the same figures as a table. */
export const BarList = memo(function BarList({
  label,
  nameHead,
  valueHead,
  unit,
  bars,
  rows,
  tone,
  empty,
  isTableShown,
}: BarListProps) {
  const highest = max(bars, ({ value }) => value) ?? 0;
  return (
    <figure className={chart.chart}>
      <figcaption className="visually-hidden">{label}</figcaption>
      {highest === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.list} aria-hidden="true">
          {bars.map(({ key, name, value }) => (
            <li key={key}>
              <span className={styles.name} title={name}>
                {name}
              </span>
              <svg className={`${chart.marks} ${styles.bar} ${tones[tone]}`} focusable="false">
                {value > 0 && <rect width={`${(100 * value) / highest}%`} height="100%" rx="2" />}
              </svg>
              <span className={styles.value}>
                {value} {unit}
              </span>
            </li>
          ))}
        </ul>
      )}
      <FiguresTable
        label={label}
        columns={[nameHead, valueHead]}
        rows={rows.map(({ name, value }) => [name, value])}
        isShown={isTableShown}
      />
    </figure>
  );
});
