import {
  dayAllowsChange,
  type DayCount,
  kindOfDay,
  longDay,
  markOf,
  type PlanDay,
  tasksProgressText,
} from '@dayloom/domain';
import type { KeyboardEvent } from 'react';
import * as styles from './day-rail.module.css';
import { useSelectDay } from './use-select-day.ts';

interface RailDayProps {
  readonly day: PlanDay;
  readonly today: PlanDay;
  readonly isSelected: boolean;
  /** Whether this day is the tab stop of the rail; arrow keys reach the others. */
  readonly isEntry: boolean;
  readonly count: DayCount | undefined;
}

const neighbours = { ArrowLeft: 'previousElementSibling', ArrowRight: 'nextElementSibling' } as const;

/** Left and right move focus and selection to the previous or next day. */
function moveByArrow(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const neighbour = event.currentTarget.closest('li')?.[neighbours[event.key]]?.querySelector('button');
  event.preventDefault();
  neighbour?.focus();
  neighbour?.click();
}

/** One day of the rail, with its mark; a dragged task can be dropped on it unless it is past. */
export function RailDay({ day, today, isSelected, isEntry, count }: RailDayProps) {
  const select = useSelectDay();
  return (
    <button
      type="button"
      className={styles.day}
      aria-label={count ? `${longDay(day)}, ${tasksProgressText(count.done, count.all)}` : longDay(day)}
      aria-current={isSelected ? 'date' : undefined}
      tabIndex={isEntry ? 0 : -1}
      data-kind={kindOfDay(day, today)}
      data-drop-day={dayAllowsChange(day, today) ? day : undefined}
      onClick={() => void select(day, isSelected)}
      onKeyDown={moveByArrow}
    >
      {Number(day.slice(8))}
      <span className={styles.mark} data-mark={count && markOf(count)} />
    </button>
  );
}
