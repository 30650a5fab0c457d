import { type Activity, kindOfDay, longDay, type PlanDay, weekdayName } from '@dayloom/domain';
import { useId } from 'react';
import * as styles from './week-strip.module.css';

interface WeekStripProps {
  readonly week: readonly PlanDay[];
  readonly day: PlanDay;
  readonly today: PlanDay;
  /** Of the week, as far as they are loaded. */
  readonly activities: readonly Activity[];
  readonly onSelect: (day: PlanDay) => void;
}

const countText = (count: number) => (count === 1 ? '1 activity' : `${count} activities`);

function nameOf(day: PlanDay, today: PlanDay, count: number) {
  const state = { past: 'past', today: 'today', future: undefined }[kindOfDay(day, today)];
  return [longDay(day), state, count > 0 ? countText(count) : undefined].filter(Boolean).join(', ');
}

export function WeekStrip({ week, day, today, activities, onSelect }: WeekStripProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Day" className={styles.strip}>
      {week.map((it, index) => {
        const count = activities.filter(({ date }) => date === it).length;
        return (
          // The index as key keeps the focused element while the week changes.
          <label key={index} className={styles.day} data-kind={kindOfDay(it, today)}>
            <input
              type="radio"
              name={name}
              value={it}
              checked={it === day}
              aria-label={nameOf(it, today, count)}
              onChange={() => onSelect(it)}
            />
            <span className={styles.face}>
              <span className={styles.weekday}>{weekdayName(it)}</span>
              <span className={styles.number}>{Number(it.slice(8))}</span>
              <span className={styles.mark} data-busy={count > 0} />
            </span>
          </label>
        );
      })}
    </div>
  );
}
