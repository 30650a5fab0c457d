import { addDays, isTimetableDay, kindOfDay, longDay, type PlanDay, weekdayName } from '@dayloom/domain';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import * as styles from './week-strip.module.css';

interface WeekStripProps {
  readonly week: readonly PlanDay[];
  readonly day: PlanDay;
  readonly today: PlanDay;
  /** How many activities the days have. */
  readonly counts: ReadonlyMap<PlanDay, number>;
  readonly onSelect: (day: PlanDay) => void;
}

/** Days by which a key moves the selection: past the ends of the week as well, unlike in a group of the browser. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  PageUp: -7,
  PageDown: 7,
};

const countText = (count: number) => (count === 1 ? '1 activity' : `${count} activities`);

function nameOf(day: PlanDay, today: PlanDay, count: number) {
  const state = { past: 'past', today: 'today', future: undefined }[kindOfDay(day, today)];
  return [longDay(day), state, count > 0 ? countText(count) : undefined].filter(Boolean).join(', ');
}

/** The week's seven days, one of them selected (TT3, TT4). */
export function WeekStrip({ week, day, today, counts, onSelect }: WeekStripProps) {
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!strip.current?.contains(document.activeElement)) return;
    strip.current.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [day]);
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = addDays(day, step);
    if (isTimetableDay(next)) onSelect(next);
  };
  return (
    <div ref={strip} role="radiogroup" aria-label="Day" className={styles.strip}>
      {week.map((it, index) => {
        const count = counts.get(it) ?? 0;
        return (
          // By its place: the focused one stays while the week around it changes.
          <label key={index} className={styles.day} data-kind={kindOfDay(it, today)}>
            <input
              type="radio"
              name={name}
              value={it}
              checked={it === day}
              aria-label={nameOf(it, today, count)}
              onChange={() => onSelect(it)}
              onKeyDown={walk}
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
