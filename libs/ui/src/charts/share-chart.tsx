import { sum } from 'd3-array';
import { stack } from 'd3-shape';
import { memo, useMemo } from 'react';
import { Glyph } from '../glyph.tsx';
import * as chart from './chart.module.css';
import { FiguresTable } from './figures-table.tsx';
import * as tones from './mark-tone.module.css';
import type { MarkTone } from './mark-tone.ts';
import * as styles from './share-chart.module.css';
import { ValueReader } from './value-reader.tsx';
import { wholeScale } from './whole-scale.ts';

export interface SharePart {
  readonly name: string;
  readonly value: number;
  /** Its share of the whole as text: '25%'. */
  readonly share: string;
  readonly tone: Extract<MarkTone, 'high' | 'medium' | 'low'>;
  readonly glyph: string;
}

/** Parts are drawn in the given order; legend and table contain all of them, including zeros. */
export interface ShareChartProps {
  /** The caption: what is divided. */
  readonly label: string;
  /** Head of the table's first column. */
  readonly nameHead: string;
  /** Head of the table's second column. */
  readonly valueHead: string;
  readonly parts: readonly SharePart[];
  /** Shown over the bare lines when all values are 0. */
  readonly empty: string;
  /** Makes the table visible; it is always available to screen readers. */
  readonly isTableShown: boolean;
}

const stacked = stack<unknown, readonly SharePart[], SharePart>().value((_, part) => part.value);

/** The parts of a whole: one stacked bar, a legend, and the same figures as a table. */
export const ShareChart = memo(function ShareChart({
  label,
  nameHead,
  valueHead,
  parts,
  empty,
  isTableShown,
}: ShareChartProps) {
  const total = sum(parts, ({ value }) => value);
  const { scale, lines } = useMemo(() => wholeScale(total), [total]);
  const marks = useMemo(() => {
    const series = stacked.keys(parts)([parts]);
    return parts.map(({ name, value, share }, index) => ({
      text: `${name}: ${value} (${share})`,
      start: scale(series[index]?.[0]?.[0] ?? 0),
      width: scale(value),
    }));
  }, [parts, scale]);
  return (
    <figure className={chart.chart}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <div className={styles.area}>
        <svg className={`${chart.marks} ${styles.parts}`} aria-hidden="true" focusable="false">
          {lines.map((line) => (
            <line
              key={line}
              x1={`${scale(line)}%`}
              x2={`${scale(line)}%`}
              y1="0"
              y2="100%"
              data-base={line === 0}
            />
          ))}
          {parts.map(
            ({ name, value, tone }, index) =>
              value > 0 && (
                <rect
                  key={name}
                  className={tones[tone]}
                  x={`${marks[index]?.start}%`}
                  width={`${marks[index]?.width}%`}
                  y="20%"
                  height="60%"
                />
              ),
          )}
        </svg>
        {total === 0 && <p className={chart.empty}>{empty}</p>}
        <ValueReader label={label} marks={marks} />
      </div>
      <div className={`${chart.values} ${styles.values}`} aria-hidden="true">
        {lines.map((line) => (
          <span key={line} style={{ insetInlineStart: `${scale(line)}%` }} data-value={line} />
        ))}
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {parts.map(({ name, value, share, tone, glyph }) => (
          <li key={name}>
            <Glyph sign={glyph} className={tones[tone]} />
            {name} {share} <b>{value}</b>
          </li>
        ))}
      </ul>
      <FiguresTable
        label={label}
        columns={[nameHead, valueHead, 'Share']}
        rows={parts.map(({ name, value, share }) => [name, value, share])}
        isShown={isTableShown}
      />
    </figure>
  );
});
