import { range } from 'd3-array';
import { scaleThreshold } from 'd3-scale';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as styles from './heatmap.module.css';

export interface HeatmapCell {
  readonly key: string;
  /** Its day and value as text: '12 Nov: 50 min'. */
  readonly text: string;
  readonly value: number;
}

/** Weeks are columns and weekdays are rows; only the last week may be shorter. */
export interface HeatmapProps {
  /** The caption, and the name of the grid. */
  readonly label: string;
  readonly weeks: readonly (readonly HeatmapCell[])[];
  /** The names of the seven days, from the first day of the week. */
  readonly weekdays: readonly string[];
  /** For each week the month that begins above it, or ''. */
  readonly months: readonly string[];
  /** The lowest value of each level above 0; there are four. */
  readonly thresholds: readonly number[];
  /** The names of the levels, from 0. */
  readonly levels: readonly string[];
  /** The unit of the levels. */
  readonly unit: string;
}

/** The rows that show their name: every other one. */
const namedRows: ReadonlySet<number> = new Set([0, 2, 4]);

interface CellPosition {
  readonly week: number;
  readonly day: number;
}

const steps: Readonly<Record<string, readonly [weeks: number, days: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [-4, 0],
  PageDown: [4, 0],
};

const lastDayOf = (weeks: HeatmapProps['weeks']): CellPosition => ({
  week: weeks.length - 1,
  day: (weeks.at(-1)?.length ?? 1) - 1,
});

/** The target of a key; up from the first day of a week leads to the last day of the previous week, as in a calendar. */
function positionByKey(
  key: string,
  { week, day }: CellPosition,
  weeks: HeatmapProps['weeks'],
): CellPosition | undefined {
  if (key === 'Home') return { week: 0, day: 0 };
  if (key === 'End') return lastDayOf(weeks);
  const step = steps[key];
  if (!step) return undefined;
  const [byWeeks, byDays] = step;
  const last = weeks.length - 1;
  const days = day + byDays;
  const over = days < 0 ? -1 : Math.floor(days / 7);
  const next = Math.min(last, Math.max(0, week + byWeeks)) + over;
  const wanted = (days + 7) % 7;
  if (weeks[next]?.[wanted]) return { week: next, day: wanted };
  // The last week ends today: a missing day is replaced by that of the week before.
  return byWeeks > 0 && weeks[last - 1]?.[wanted] ? { week: last - 1, day: wanted } : { week, day };
}

interface CellProps {
  readonly cell: HeatmapCell;
  readonly level: number;
  readonly isStop: boolean;
}

const Cell = memo(function Cell({ cell, level, isStop }: CellProps) {
  return (
    <span
      role="gridcell"
      tabIndex={isStop ? 0 : undefined}
      aria-label={cell.text}
      className={styles.cell}
      data-key={cell.key}
      data-level={level}
    />
  );
});

/** A value per day of a year as shades; a grid with one tab stop, in which arrows move by day and week. */
export const Heatmap = memo(function Heatmap({
  label,
  weeks,
  weekdays,
  months,
  thresholds,
  levels,
  unit,
}: HeatmapProps) {
  const levelOf = useMemo(() => scaleThreshold(thresholds, range(thresholds.length + 1)), [thresholds]);
  const [moved, move] = useState<CellPosition>();
  const [pointed, point] = useState<CellPosition>();
  const stop = moved && weeks[moved.week]?.[moved.day] ? moved : lastDayOf(weeks);
  const grid = useRef<HTMLDivElement>(null);
  const isKeyed = useRef(false);

  useLayoutEffect(() => {
    if (!isKeyed.current) return;
    isKeyed.current = false;
    grid.current?.querySelector<HTMLElement>('[role=gridcell][tabindex]')?.focus();
  }, [stop.week, stop.day]);

  const pressKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = positionByKey(event.key, stop, weeks);
    if (!next) return;
    event.preventDefault();
    isKeyed.current = next.week !== stop.week || next.day !== stop.day;
    point(undefined);
    move(next);
  };
  const positionOf = ({ target }: PointerEvent): CellPosition | undefined => {
    const key = target instanceof HTMLElement ? target.dataset['key'] : undefined;
    const at = weeks.findIndex((days) => days.some((cell) => cell.key === key));
    const day = weeks[at]?.findIndex((cell) => cell.key === key);
    return day === undefined ? undefined : { week: at, day };
  };
  const press = (event: PointerEvent) => {
    const position = positionOf(event);
    if (position) move(position);
  };
  const { week, day } = pointed ?? stop;
  const shape: CSSProperties = { ['--weeks' as string]: weeks.length };
  return (
    <figure className={styles.heatmap}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <div
        ref={grid}
        className={styles.scroller}
        onKeyDown={pressKey}
        onPointerDown={press}
        onPointerOver={(event) => point(positionOf(event))}
        onPointerLeave={() => point(undefined)}
      >
        <div role="grid" aria-label={label} aria-readonly="true" className={styles.grid} style={shape}>
          <div className={styles.row} aria-hidden="true">
            {months.map(
              (month, index) =>
                month !== '' && (
                  <i
                    key={index}
                    className={styles.month}
                    style={{ gridColumn: index + 2 }}
                    data-text={month}
                  />
                ),
            )}
          </div>
          {weekdays.map((name, at) => (
            <div key={name} role="row" className={styles.row}>
              <span
                role="rowheader"
                aria-label={name}
                className={styles.weekday}
                data-text={namedRows.has(at) ? name : ''}
              />
              {weeks.map((days, index) => {
                const cell = days[at];
                const isStop = stop.week === index && stop.day === at;
                return (
                  cell && <Cell key={cell.key} cell={cell} level={levelOf(cell.value)} isStop={isStop} />
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        <p aria-hidden="true">{weeks[week]?.[day]?.text}</p>
        <ul role="list" aria-label={unit} className={styles.levels}>
          {levels.map((name, level) => (
            <li key={name}>
              <i className={styles.cell} data-level={level} />
              {level === levels.length - 1 ? `${name} ${unit}` : name}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
});
