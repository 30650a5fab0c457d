import { kindOfDay, longDay, type PlanDay, type PlanRange } from '@dayloom/domain';
import type { KeyboardEvent } from 'react';
import * as styles from './day-rail.module.css';
import { distance, railDays } from './rail-days.ts';
import { useSelectDay } from './use-select-day.ts';

interface DayRailProps {
  readonly work: PlanRange;
  readonly day: PlanDay;
  readonly today: PlanDay;
}

const neighbours = { ArrowLeft: 'previousElementSibling', ArrowRight: 'nextElementSibling' } as const;

/** Left and right move focus and selection to the day beside. */
function moveByArrow(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const beside = event.currentTarget.closest('li')?.[neighbours[event.key]]?.querySelector('button');
  event.preventDefault();
  beside?.focus();
  beside?.click();
}

/** The days around the selected one; a work of years has no more of them in the page than one of weeks. */
export function DayRail({ work, day, today }: DayRailProps) {
  const select = useSelectDay();
  return (
    <ol role="list" aria-label="Days" className={styles.rail}>
      {railDays(work, day).map((it) => (
        <li key={it} data-far={distance(it, day) > 3}>
          <button
            type="button"
            className={styles.day}
            aria-label={longDay(it)}
            aria-current={it === day ? 'date' : undefined}
            data-kind={kindOfDay(it, today)}
            onClick={() => void select(it, it === day)}
            onKeyDown={moveByArrow}
          >
            {Number(it.slice(8))}
          </button>
        </li>
      ))}
    </ol>
  );
}
