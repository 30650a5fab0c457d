import { checkTaskDraft, type Checked, firstWeekday, type PlanDay } from '@dayloom/domain';
import { firstTime, type RepeatRule } from '@dayloom/domain/repeats';
import { localeAtom, useAtomValue, useRecordForm } from '@dayloom/platform';
import { fieldOf } from '@dayloom/screen-kit';
import {
  checkRepeat,
  newRepeatDraft,
  type RepeatDraft,
  type RepeatField,
  RepeatFields,
} from '@dayloom/screen-kit/repeats';
import { Button, Dialog, DraftKept, TextField } from '@dayloom/ui';
import { type ReactNode, useState } from 'react';

export interface SeriesDraft extends RepeatDraft {
  readonly title: string;
}
export interface SeriesFields {
  readonly title: string;
  readonly rule: RepeatRule;
}

interface SeriesFormProps {
  readonly heading: string;
  readonly submitLabel: string;
  readonly initial: SeriesDraft;
  /** The stored values, if they may change while the form is open. */
  readonly stored?: SeriesDraft;
  /** Identifies the draft of the form on this device; omitted if it keeps none. */
  readonly draftKey?: string | undefined;
  /** The day from which it repeats. */
  readonly day: PlanDay;
  /** The last day on which its work lets it begin. */
  readonly lastDay?: PlanDay | undefined;
  /** Buttons before 'Cancel'. */
  readonly actions?: ReactNode;
  /** Resolves to whether it is stored. */
  readonly save: (fields: SeriesFields) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A draft has all of them or none. */
const repeatFields = Object.keys(newRepeatDraft()) as (keyof RepeatDraft)[];

/** What was changed elsewhere in fields that were not changed here. */
function changedElsewhere(draft: SeriesDraft, before: SeriesDraft, after: SeriesDraft): Partial<SeriesDraft> {
  const { title, ...repeat } = after;
  return {
    ...(draft.title === before.title && { title }),
    ...(repeatFields.every((field) => draft[field] === before[field]) && repeat),
  };
}

/** The form of a repeating task: its title, and when it repeats. */
export function SeriesForm({
  heading,
  submitLabel,
  initial,
  stored,
  draftKey,
  day,
  lastDay,
  actions,
  save,
  onClose,
}: SeriesFormProps) {
  const weekStart = firstWeekday(useAtomValue(localeAtom));
  const check = (draft: SeriesDraft): Checked<SeriesFields, RepeatField | 'title'> => {
    const [title, repeat] = [checkTaskDraft(draft), checkRepeat(draft, { day, weekStart })];
    const rule = repeat.ok ? repeat.rule : undefined;
    const first = rule && firstTime(rule, day);
    const isLate = first !== undefined && lastDay !== undefined && first > lastDay;
    if (title.ok && rule && !isLate) return { ok: true, fields: { ...title.fields, rule } };
    const errors = {
      ...(!title.ok && { title: title.errors.title ?? 'Title is required' }),
      ...(!repeat.ok && repeat.errors),
      ...(isLate && { repeats: 'The first time is after the end of the work' }),
    };
    return { ok: false, message: Object.values(errors)[0] ?? '', errors };
  };
  const form = useRecordForm({
    what: 'the repeating task',
    draftKey,
    together: [repeatFields],
    initial,
    stored,
    check,
    save,
    onSaved: onClose,
  });
  const [followed, follow] = useState(stored);
  if (stored && followed && stored !== followed && form.isChanged !== undefined && !form.pending) {
    follow(stored);
    form.change(changedElsewhere(form.draft, followed, stored));
  }
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
          <Button type="submit" variant="primary" pending={form.pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <DraftKept at={form.keptAt} />
      <TextField {...fieldOf(form)('title')} label="Title" required autoComplete="off" />
      <RepeatFields draft={form.draft} errors={form.errors} change={form.change} day={day} />
    </Dialog>
  );
}
