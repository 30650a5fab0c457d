import { type CSSProperties, memo, type PointerEvent, useState } from 'react';
import * as styles from './bar-chart.module.css';
import type { MarkTone } from './mark-tone.ts';
import { linesUpTo } from './scale.ts';

/** One of a row of bars. */
export interface Bar {
  /** Names it in the table, and where one points at it. */
  readonly name: string;
  /** Below the bar, where there is room. */
  readonly short: string;
  readonly value: number;
}

/** Bars stand in the order given; all of them are in the table, whatever their value. */
export interface BarChartProps {
  /** The caption: what is counted. */
  readonly label: string;
  /** Head of the table's first column. */
  readonly nameHead: string;
  /** Head of its second one. */
  readonly valueHead: string;
  readonly bars: readonly Bar[];
  readonly tone: MarkTone;
  /** Said over the bare lines where all values are 0. */
  readonly empty: string;
  /** Shows the table, which screen readers have in any case. */
  readonly isTableShown: boolean;
}

/** So many bars each have room for their name; of more, every so many have one, four of them, from the last one back. */
const mostNamed = 7;
const namedEvery = (count: number) => (count <= mostNamed ? 1 : Math.ceil(count / 4));

const percent = (share: number) => `${100 * share}%`;

function Bars({ bars, lines }: { readonly bars: readonly Bar[]; readonly lines: readonly number[] }) {
  const top = lines.at(-1) ?? 1;
  const width = 1 / bars.length;
  return (
    <svg className={styles.bars} aria-hidden="true" focusable="false">
      {[0, ...lines].map((line) => (
        <line
          key={line}
          x1="0"
          x2="100%"
          y1={percent(1 - line / top)}
          y2={percent(1 - line / top)}
          data-base={line === 0}
        />
      ))}
      {bars.map(
        ({ name, value }, index) =>
          value > 0 && (
            <rect
              key={name}
              x={percent((index + 0.15) * width)}
              width={percent(0.7 * width)}
              y={percent(1 - value / top)}
              height={percent(value / top)}
              rx={bars.length > 31 ? 1 : 2}
            />
          ),
      )}
    </svg>
  );
}

/** Marks the bar that is pointed at, and has its words above the bars: drawing them anew draws no bar. */
function Pointed({ bars }: { readonly bars: readonly Bar[] }) {
  const [at, point] = useState<number>();
  const bar = at === undefined ? undefined : bars[at];
  const look = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    point(Math.floor((bars.length * (clientX - left)) / width));
  };
  const width = 1 / bars.length;
  return (
    <div
      className={styles.pointed}
      onPointerMove={look}
      onPointerDown={look}
      onPointerLeave={() => point(undefined)}
    >
      {bar && (
        <>
          <i style={{ insetInlineStart: percent((at ?? 0) * width), inlineSize: percent(width) }} />
          <span data-at={(at ?? 0) < bars.length / 2 ? 'start' : 'end'}>{`${bar.name}: ${bar.value}`}</span>
        </>
      )}
    </div>
  );
}

const Table = ({
  label,
  nameHead,
  valueHead,
  bars,
}: Omit<BarChartProps, 'tone' | 'empty' | 'isTableShown'>) => (
  <table>
    <caption className="visually-hidden">{label}</caption>
    <thead>
      <tr>
        <th scope="col">{nameHead}</th>
        <th scope="col">{valueHead}</th>
      </tr>
    </thead>
    <tbody>
      {bars.map(({ name, value }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A value for each of some days as bars, and the same figures as a table: for screen readers, or for everybody. */
export const BarChart = memo(function BarChart({ tone, empty, isTableShown, ...table }: BarChartProps) {
  const { bars, label } = table;
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const lines = most > 0 ? linesUpTo(most) : [];
  const top = lines.at(-1) ?? 1;
  const every = namedEvery(bars.length);
  const place: CSSProperties = { ['--bars' as string]: bars.length };
  return (
    <figure className={styles.barChart} data-tone={tone}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.values}>
          {lines.map((line) => (
            <span key={line} style={{ bottom: percent(line / top) }} data-value={line} />
          ))}
        </div>
        <Bars bars={bars} lines={lines} />
        {most === 0 && <p className={styles.empty}>{empty}</p>}
        <Pointed bars={bars} />
      </div>
      <div className={styles.names} style={place} data-narrow={bars.length > mostNamed} aria-hidden="true">
        {bars.map(({ name, short }, index) =>
          (bars.length - 1 - index) % every === 0 ? (
            <span key={name} style={{ gridColumn: index + 1 }}>
              <b>{short}</b>
            </span>
          ) : null,
        )}
      </div>
      <div
        className={isTableShown ? styles.tableBox : 'visually-hidden'}
        {...(isTableShown && { role: 'region', 'aria-label': `${label}, as a table`, tabIndex: 0 })}
      >
        <Table {...table} />
      </div>
    </figure>
  );
});
