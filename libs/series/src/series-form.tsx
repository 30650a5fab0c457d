import {
  checkTaskDraft,
  type Checked,
  type ClockTime,
  type FieldErrors,
  firstWeekday,
  isClockTime,
  type PlanDay,
  type Weekday,
} from '@dayloom/domain';
import { checkContent, firstTime, type RepeatRule } from '@dayloom/domain/repeats';
import { localeAtom, useAtomValue, useRecordForm } from '@dayloom/platform';
import { fieldOf } from '@dayloom/screen-kit';
import { LeadsField } from '@dayloom/screen-kit/leads';
import {
  checkRepeat,
  draftOfRule,
  newRepeatDraft,
  type RepeatDraft,
  RepeatFields,
} from '@dayloom/screen-kit/repeats';
import { Button, Dialog, DraftKept, TextField, TimeField } from '@dayloom/ui';
import { type ReactNode, useState } from 'react';
import { changedContent, contentGroups, followedContent, type WrittenContent } from './content-draft.ts';
import { ContentFields } from './content-fields.tsx';
import * as styles from './series-form.module.css';
import { seriesFacts } from './series-facts.ts';
import type { SeriesContent, SeriesKind, SeriesTimes } from './series-kind.ts';
import { wallTimeText } from './wall-time-text.ts';

/** The times as texts, '' if incomplete or without meaning for the kind. */
type TimesDraft = Readonly<Record<keyof SeriesTimes, string>>;
export interface SeriesDraft extends RepeatDraft, TimesDraft, WrittenContent {
  readonly title: string;
  /** '' for those of the settings. */
  readonly leads: string;
}
interface SingleFields extends SeriesTimes, SeriesContent {
  readonly title: string;
}
export interface SeriesFields extends SingleFields {
  readonly rule: RepeatRule;
}
type CheckedFields = SingleFields & Partial<Pick<SeriesFields, 'rule'>> & Pick<SeriesDraft, 'noteBefore'>;

export const timesDraft = ({ time = '', endTime = '' }: Partial<TimesDraft>): TimesDraft => ({
  time,
  endTime,
});

/** The typed times of a kind; the other ones are left out. */
const timesIn = (draft: TimesDraft, { times }: SeriesKind): SeriesTimes =>
  Object.fromEntries(times.map(({ field }) => [field, draft[field] as ClockTime]));

function timeErrors(draft: TimesDraft, { times }: SeriesKind): FieldErrors<keyof TimesDraft> {
  const missing = times.filter(({ field }) => !isClockTime(draft[field]));
  if (missing.length === 0 && times.length === 2 && draft.time === draft.endTime)
    return { endTime: 'End time must differ from start time' };
  return Object.fromEntries(missing.map(({ field, label }) => [field, `${label} is required`]));
}

interface SeriesFormProps {
  readonly kind: SeriesKind;
  readonly heading: string;
  readonly submitLabel: string;
  readonly initial: SeriesDraft;
  /** The stored values, if they may change while the form is open. */
  readonly stored?: SeriesDraft;
  /** Identifies the draft of the form on this device; omitted if it keeps none. */
  readonly draftKey?: string | undefined;
  /** The day from which it repeats, to which the fields of its rule relate. */
  readonly day: PlanDay;
  /** The day from which it repeats with a rule, if that is another one. */
  readonly beginOf?: (rule: RepeatRule) => PlanDay;
  /** The last day on which its work lets it begin. */
  readonly lastDay?: PlanDay | undefined;
  /** Buttons before 'Cancel'. */
  readonly actions?: ReactNode;
  /** Whether it has the fields of note and steps; what was not changed of them is left out of the saved fields. */
  readonly hasContent?: boolean;
  /** Shown below the fields. */
  readonly children?: ReactNode;
  /** What a change leaves as it is. */
  readonly note?: string;
  /** Offers 'Does not repeat'. */
  readonly end?: Pick<SeriesFormProps, 'submitLabel' | 'note'> & {
    readonly save: (fields: SingleFields) => Promise<boolean>;
  };
  /**
   * @param noteBefore the stored note that the note was written for
   * @returns whether it is stored
   */
  readonly save: (fields: SeriesFields, noteBefore: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A draft has all of them or none. */
const repeatFields = Object.keys(newRepeatDraft()) as (keyof RepeatDraft)[];

/** The stored values of a form, and the day to which those of its rule relate. */
interface Followed {
  readonly stored: SeriesDraft;
  readonly day: PlanDay;
}

/** The stored values of the fields that were not changed here. A changed rule stays the same on another day. */
function following(draft: SeriesDraft, before: Followed, after: Followed, weekStart: Weekday) {
  const { title, time, endTime, leads } = after.stored;
  const repeat = Object.fromEntries(repeatFields.map((field) => [field, after.stored[field]]));
  const isUnchanged = (field: keyof SeriesDraft) => draft[field] === before.stored[field];
  const checked = checkRepeat(draft, { day: before.day, weekStart });
  const typed = checked.ok && checked.rule ? draftOfRule(checked.rule, after.day) : undefined;
  return {
    ...(isUnchanged('title') && { title }),
    ...(isUnchanged('time') && { time }),
    ...(isUnchanged('endTime') && { endTime }),
    ...(isUnchanged('leads') && { leads }),
    ...followedContent(draft, before.stored, after.stored),
    ...(repeatFields.every(isUnchanged) ? repeat : before.day !== after.day && typed),
  };
}

/** The form of a series: its title and times, and when it repeats. */
export function SeriesForm({
  kind,
  heading,
  submitLabel,
  initial,
  stored,
  draftKey,
  day,
  beginOf = () => day,
  lastDay,
  actions,
  hasContent = false,
  children,
  note,
  end,
  save,
  onClose,
}: SeriesFormProps) {
  const locale = useAtomValue(localeAtom);
  const weekStart = firstWeekday(locale);
  const check = (draft: SeriesDraft): Checked<CheckedFields, keyof SeriesDraft> => {
    const [title, repeat] = [checkTaskDraft(draft), checkRepeat(draft, { day, weekStart })];
    const content = checkContent(draft);
    const rule = repeat.ok ? repeat.rule : undefined;
    const first = rule && firstTime(rule, beginOf(rule));
    const isLate = first !== undefined && lastDay !== undefined && first > lastDay;
    const times = timeErrors(draft, kind);
    if (title.ok && repeat.ok && content.ok && !isLate && Object.keys(times).length === 0) {
      const changed = stored && changedContent(content.fields, draft, stored);
      const isRinging = kind.times.length > 0 && draft.leads !== stored?.leads;
      const leads = isRinging && { leads: draft.leads || undefined };
      const fields = {
        ...title.fields,
        ...timesIn(draft, kind),
        ...leads,
        ...changed,
        ...(rule && { rule }),
      };
      return { ok: true, fields: { ...fields, noteBefore: draft.noteBefore } };
    }
    const errors = {
      ...(!title.ok && { title: title.errors.title ?? 'Title is required' }),
      ...times,
      ...(!repeat.ok && repeat.errors),
      ...(!content.ok && content.errors),
      ...(isLate && { repeats: 'The first time is after the end of the work' }),
    };
    return { ok: false, message: Object.values(errors)[0] ?? '', errors };
  };
  const form = useRecordForm({
    what: `the ${seriesFacts(kind).words.one.toLowerCase()}`,
    draftKey,
    together: [repeatFields, ...contentGroups],
    initial,
    stored,
    check,
    save: async ({ rule, noteBefore, ...fields }) =>
      rule ? save({ ...fields, rule }, noteBefore) : (end?.save(fields) ?? false),
    onSaved: onClose,
  });
  const [followed, follow] = useState(stored && { stored, day });
  if (stored && followed && stored !== followed.stored && form.isChanged !== undefined && !form.pending) {
    follow({ stored, day });
    form.change(following(form.draft, followed, { stored, day }, weekStart));
  }
  const shown = form.draft.repeats === 'none' && end ? end : { submitLabel, note };
  return (
    <Dialog
      open
      title={heading}
      onClose={() => form.confirmClose(onClose)}
      onSubmit={form.submit}
      footer={
        <>
          {actions}
          <Button onClick={() => form.cancel(onClose)}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            className={actions ? styles.submit : undefined}
            pending={form.pending}
          >
            {shown.submitLabel}
          </Button>
        </>
      }
    >
      <DraftKept at={form.keptAt} />
      <TextField {...fieldOf(form)('title')} label="Title" required autoComplete="off" />
      {kind.times.length > 0 && (
        <div className={styles.times}>
          {kind.times.map(({ field, label }, index) => (
            <TimeField
              {...fieldOf(form)(field)}
              key={field}
              label={label}
              required
              hint={index === 0 && wallTimeText(form.draft.time, locale)}
            />
          ))}
        </div>
      )}
      {kind.times.length > 0 && (
        <LeadsField value={form.draft.leads} onChange={(leads) => form.change({ leads })} />
      )}
      <RepeatFields
        draft={form.draft}
        errors={form.errors}
        change={form.change}
        day={day}
        beginOf={beginOf}
        allowsNone={end !== undefined}
      />
      {hasContent && <ContentFields draft={form.draft} errors={form.errors} change={form.change} />}
      {children}
      {shown.note !== undefined && <p className={styles.note}>{shown.note}</p>}
    </Dialog>
  );
}
