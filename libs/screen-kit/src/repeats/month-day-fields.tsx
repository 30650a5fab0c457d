import { firstWeekday, type PlanDay } from '@dayloom/domain';
import { placeOf, weekdayNames, weekdaysFrom } from '@dayloom/domain/repeats';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import { SelectField } from '@dayloom/ui';
import { monthDayOf } from './check-repeat.ts';
import { relativeTo } from './repeat-draft.ts';
import * as styles from './repeat-fields.module.css';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const dayOptions = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1}${endings[ordinals.select(index + 1)] ?? 'th'}`,
}));
const nths = { 1: 'First', 2: 'Second', 3: 'Third', 4: 'Fourth', 5: 'Fifth', last: 'Last' };

interface MonthDayFieldsProps {
  /** As in a `RepeatDraft`. */
  readonly value: string;
  readonly day: PlanDay;
  readonly onChange: (value: string) => void;
}

/** The day of a month: a number, or a weekday, which then has its own field. */
export function MonthDayFields({ value, day, onChange }: MonthDayFieldsProps) {
  const first = firstWeekday(useAtomValue(localeAtom));
  const { date, weekday: ofDay } = placeOf(day);
  const on = monthDayOf(value, day);
  const weekday = 'nth' in on ? on.weekday : ofDay;
  const nthOptions = Object.entries(nths).map(([nth, name]) => ({
    value: `${nth} ${weekday}`,
    // The whole name does not fit next to another field on a phone.
    label: `${name} ${weekdayNames[weekday].slice(0, 3)}`,
  }));
  return (
    <div className={styles.pair}>
      <SelectField
        label="On"
        name="monthDay"
        options={[...dayOptions, { value: 'last', label: 'Last day' }, ...nthOptions]}
        value={value === 'day' ? date : value}
        onChange={(event) => onChange(relativeTo(date, event.target.value))}
      />
      {'nth' in on && (
        <SelectField
          label="Weekday"
          name="monthWeekday"
          options={weekdaysFrom(first).map((one) => ({ value: String(one), label: weekdayNames[one] }))}
          value={weekday}
          onChange={(event) => onChange(`${on.nth} ${event.target.value}`)}
        />
      )}
    </div>
  );
}
