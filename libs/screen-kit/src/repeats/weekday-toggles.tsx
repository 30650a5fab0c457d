import { firstWeekday, type PlanDay, type Weekday } from '@dayloom/domain';
import { placeOf, weekdayNames, weekdaysFrom } from '@dayloom/domain/repeats';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import { Field } from '@dayloom/ui';
import { weekdaysOf } from './check-repeat.ts';
import { relativeTo } from './repeat-draft.ts';
import * as styles from './weekday-toggles.module.css';

interface WeekdayTogglesProps {
  /** As in a `RepeatDraft`. */
  readonly value: string;
  readonly error: string | undefined;
  readonly day: PlanDay;
  readonly onChange: (value: string) => void;
}

/** The seven weekdays in the user's order; any number of them can be chosen. */
export function WeekdayToggles({ value, error, day, onChange }: WeekdayTogglesProps) {
  const first = firstWeekday(useAtomValue(localeAtom));
  const chosen = weekdaysOf(value, day);
  const toggle = (weekday: Weekday) => {
    const next = weekdaysFrom(0).filter((one) => chosen.includes(one) !== (one === weekday));
    onChange(relativeTo(placeOf(day).weekday, next.join('')));
  };
  return (
    <Field label="On" error={error}>
      {({ id, ...wiring }) => (
        <div id={id} role="group" aria-label="On" className={styles.weekdays}>
          {weekdaysFrom(first).map((weekday) => (
            <label key={weekday} className={styles.weekday}>
              <input
                {...wiring}
                type="checkbox"
                aria-label={weekdayNames[weekday]}
                checked={chosen.includes(weekday)}
                onChange={() => toggle(weekday)}
              />
              <span className={styles.face}>{weekdayNames[weekday].slice(0, 3)}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
