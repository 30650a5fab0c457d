import { dayName, firstWeekday, type PlanDay } from '@dayloom/domain';
import { firstTime, type RepeatRule, ruleWords } from '@dayloom/domain/repeats';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import { DateField, NumberField, SelectField } from '@dayloom/ui';
import { fieldOf } from '../field-of.ts';
import { checkRepeat } from './check-repeat.ts';
import { CustomFields, type RepeatForm } from './custom-fields.tsx';
import { offeredOn } from './presets.ts';
import * as styles from './repeat-fields.module.css';

const ends = [
  { value: 'never', label: 'Never' },
  { value: 'until', label: 'On a day' },
  { value: 'times', label: 'After … times' },
];

export interface RepeatFieldsProps extends RepeatForm {
  /** The chosen day, from which it repeats. */
  readonly day: PlanDay;
  /** The day from which it repeats with a rule, if that is another one. */
  readonly beginOf?: (rule: RepeatRule) => PlanDay;
  /** Offers 'Does not repeat'. */
  readonly allowsNone?: boolean;
}

function EndFields(form: RepeatForm) {
  const field = fieldOf(form);
  return (
    <div className={styles.pair}>
      <SelectField {...field('ends')} label="Ends" options={ends} />
      {form.draft.ends === 'until' && <DateField {...field('until')} label="End day" required />}
      {form.draft.ends === 'times' && (
        <NumberField {...field('times')} label="Times" required min={1} max={999} />
      )}
    </div>
  );
}

/** The rule in words, and the first time where it is not the chosen day. */
function RuleInWords({ draft, day, beginOf = () => day }: Omit<RepeatFieldsProps, 'allowsNone'>) {
  const locale = useAtomValue(localeAtom);
  const checked = checkRepeat(draft, { day, weekStart: firstWeekday(locale) });
  const rule = checked.ok ? checked.rule : undefined;
  const first = rule && firstTime(rule, beginOf(rule));
  return (
    <p className={styles.words} aria-live="polite">
      {rule && `${ruleWords(rule, locale)} `}
      {first && first !== day && <small>First time: {dayName(first, day, locale)}</small>}
    </p>
  );
}

/** The fields with which a person says how something repeats from `day` on. */
export function RepeatFields({ day, beginOf, allowsNone = false, ...form }: RepeatFieldsProps) {
  const locale = useAtomValue(localeAtom);
  const { draft } = form;
  const options = [
    ...(allowsNone ? [{ value: 'none', label: 'Does not repeat' }] : []),
    ...offeredOn(day, draft.repeats).map(([value, pattern]) => ({
      value,
      label: ruleWords({ pattern, every: 1 }, locale),
    })),
    { value: 'custom', label: 'Custom…' },
  ];
  return (
    <div className={styles.repeats}>
      <SelectField {...fieldOf(form)('repeats')} label="Repeats" options={options} />
      {draft.repeats === 'custom' && <CustomFields {...form} day={day} />}
      {draft.repeats !== 'none' && <EndFields {...form} />}
      <RuleInWords {...form} day={day} {...(beginOf && { beginOf })} />
    </div>
  );
}
