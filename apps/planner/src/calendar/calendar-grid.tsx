import { isPlanDay, type PlanDay, type Weekday } from '@dayloom/domain';
import { dayByKey, type ItemsByDay, monthOf, weekdayColumns } from '@dayloom/domain/calendar';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type CellShape, DayCell } from './day-cell.tsx';
import * as styles from './calendar-grid.module.css';

interface CalendarGridProps {
  readonly label: string;
  readonly weeks: readonly (readonly PlanDay[])[];
  readonly items: ItemsByDay;
  readonly today: PlanDay;
  readonly chosen: PlanDay;
  readonly first: Weekday;
  /** The current month; days of other months are muted. */
  readonly month?: PlanDay;
  readonly shape: CellShape;
  readonly onChoose: (day: PlanDay) => void;
  readonly onOpen: (day: PlanDay) => void;
  /** Rendered below the days; a press on a day in it opens that day. */
  readonly children?: ReactNode;
}

/** Weeks of days as a grid with one tab stop: arrows move by day and week, Page keys by month, Enter opens. */
export function CalendarGrid({
  label,
  weeks,
  items,
  today,
  chosen,
  first,
  month,
  shape,
  onChoose,
  onOpen,
  children,
}: CalendarGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const isKeyed = useRef(false);
  useLayoutEffect(() => {
    if (!isKeyed.current) return;
    isKeyed.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);

  const pressKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isOpening = event.key === 'Enter' || event.key === ' ';
    if (isOpening && event.target instanceof Element && event.target.role !== 'gridcell') return;
    const next = isOpening ? chosen : dayByKey(event.key, chosen, first);
    if (!next) return;
    event.preventDefault();
    if (isOpening) return onOpen(chosen);
    isKeyed.current = next !== chosen;
    onChoose(next);
  };
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a')) return;
    const day = target.closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (isPlanDay(day)) onOpen(day);
  };
  return (
    <div ref={grid} className={styles.box} data-shape={shape} onKeyDown={pressKey} onClick={press}>
      <div role="grid" aria-label={label} className={styles.grid}>
        <div role="row" className={styles.row}>
          {weekdayColumns(weeks[0] ?? []).map(({ letter, short, long }) => (
            <div key={long} role="columnheader" aria-label={long} className={styles.weekday}>
              <span className={styles.short}>{short}</span>
              <span className={styles.letter}>{letter}</span>
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={styles.row}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                items={items.get(day)}
                today={today}
                isChosen={day === chosen}
                isOtherMonth={month !== undefined && monthOf(day) !== monthOf(month)}
                shape={shape}
              />
            ))}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
