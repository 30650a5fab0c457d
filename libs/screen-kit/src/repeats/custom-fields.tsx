import type { PlanDay } from '@dayloom/domain';
import type { Form } from '@dayloom/platform';
import { NumberField, SelectField } from '@dayloom/ui';
import { fieldOf } from '../field-of.ts';
import { MonthDayFields } from './month-day-fields.tsx';
import type { RepeatDraft, RepeatField } from './new-repeat-draft.ts';
import * as styles from './repeat-fields.module.css';
import { WeekdayToggles } from './weekday-toggles.tsx';

const units = ['day', 'week', 'month', 'year'] as const;

/** What the fields need of the form that they are part of. */
export type RepeatForm = Pick<Form<RepeatDraft, RepeatField>, 'draft' | 'errors' | 'change'>;

/** The fields of 'Custom…'. Years have none: they are on the date of the chosen day, or of the stored rule. */
export function CustomFields({ day, ...form }: RepeatForm & { readonly day: PlanDay }) {
  const { draft, errors, change } = form;
  const field = fieldOf(form);
  const ending = Number(draft.every) === 1 ? '' : 's';
  return (
    <>
      <div className={styles.pair}>
        <NumberField {...field('every')} label="Every" required min={1} max={999} />
        <SelectField
          {...field('unit')}
          label="Unit"
          options={units.map((unit) => ({ value: unit, label: `${unit}${ending}` }))}
        />
      </div>
      {draft.unit === 'week' && (
        <WeekdayToggles
          value={draft.weekdays}
          error={errors.weekdays}
          day={day}
          onChange={(weekdays) => change({ weekdays })}
        />
      )}
      {draft.unit === 'month' && (
        <MonthDayFields value={draft.monthDay} day={day} onChange={(monthDay) => change({ monthDay })} />
      )}
    </>
  );
}
