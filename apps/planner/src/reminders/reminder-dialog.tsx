import {
  checkReminderDraft,
  clockTime,
  draftOfReminder,
  isBlank,
  isComputed,
  isPlanDay,
  newReminderDraft,
  quickMoments,
  type Reminder,
  type ReminderDraft,
  reminderDraftTogether,
  reminderFacts,
  skippedTimeText,
} from '@dayloom/domain';
import { localeAtom, type RecordForm, useAtomValue, useMinute, useToday } from '@dayloom/platform';
import { DeletedNotice, fieldOf, newRepeatDraft, RecordDialog, type RepeatDraft } from '@dayloom/screen-kit';
import { reminderSeries, useDayChanges, useRepeatPart, useSeriesLine, wallTimeText } from '@dayloom/series';
import { Button, DateField, TextField, TimeField } from '@dayloom/ui';
import { type ReactNode, useRef } from 'react';
import * as styles from './reminder-dialog.module.css';
import { useReminderDay } from './use-reminder-day.ts';

type Draft = ReminderDraft & RepeatDraft;
type Field = keyof Draft;

const single = newRepeatDraft();
const together = [...reminderDraftTogether, Object.keys(single)];
const draftOf = (reminder: Reminder): Draft => ({ ...draftOfReminder(reminder), ...single });

interface ReminderFieldsProps {
  readonly form: RecordForm<Draft, Field>;
  readonly children: ReactNode;
}

function ReminderFields({ form, children }: ReminderFieldsProps) {
  const { draft } = form;
  const field = fieldOf(form);
  const now = useMinute();
  const today = useToday();
  const locale = useAtomValue(localeAtom);
  const choices = useRef<HTMLDivElement>(null);
  const choose = (when: Pick<ReminderDraft, 'date' | 'time'>) => {
    form.change(when);
    // The form is complete, so the focus moves to its button.
    if (!isBlank(draft.title))
      choices.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  // What the clock skips on the first day says nothing of the others.
  const hint = draft.repeats === 'none' ? skippedTimeText(draft, locale) : wallTimeText(draft.time, locale);
  return (
    <>
      <TextField {...field('title')} label="Reminder Title" required autoComplete="off" />
      <div ref={choices} role="group" aria-label="Quick choices" className={styles.quick}>
        {quickMoments(now, today).map(({ label, date, time }) => (
          <Button
            key={label}
            size="small"
            aria-pressed={draft.date === date && draft.time === time}
            onClick={() => choose({ date, time })}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.when}>
        <DateField {...field('date')} label="Date" required />
        <TimeField {...field('time')} label="Time" required hint={hint} />
      </div>
      {children}
    </>
  );
}

interface ReminderDialogProps {
  /** The reminder to edit; omitted to add a reminder. */
  readonly reminder?: Reminder;
  /** When a reminder repeats, in words; undefined for a single one. */
  readonly repeatsOf: (reminder: Reminder) => string | undefined;
  readonly filled?: Partial<ReminderDraft>;
  readonly onClose: () => void;
}

export function ReminderDialog({ reminder, repeatsOf, filled = {}, onClose }: ReminderDialogProps) {
  const today = useToday();
  const part = useRepeatPart(reminderSeries);
  const { edit } = useDayChanges(reminderSeries);
  const computed = reminder && isComputed(reminder) ? reminder : undefined;
  const day = useReminderDay(computed);
  const current = (day.phase === 'ready' ? day.reminder : undefined) ?? reminder;
  const repeats = current && repeatsOf(current);
  const series = useSeriesLine(reminderSeries, { record: current, repeats, onClose });
  const isDay = computed !== undefined || repeats !== undefined;
  const isGone = computed !== undefined && day.phase === 'ready' && !day.reminder;
  const dayOf = ({ date }: Draft) => (isPlanDay(date) ? date : today);
  const write = (fields: Partial<Reminder>, draft: Draft, opened?: Reminder) => {
    if (isDay) return opened && edit(opened, fields);
    const { title = '', leads } = fields;
    return part.save(draft, { title, leads, day: dayOf(draft), time: clockTime(draft.time), record: opened });
  };
  const stored = reminder ? draftOf(reminder) : { ...newReminderDraft(), ...single };
  if (series.dialog) return series.dialog;
  return (
    <RecordDialog
      kind={reminderFacts}
      record={current}
      draftOf={draftOf}
      {...(!reminder && { title: 'Add New Reminder' })}
      initial={{ ...stored, ...filled }}
      stored={stored}
      check={(draft, opened) => part.check(checkReminderDraft(draft, opened), draft, dayOf(draft))}
      defaults={{ completed: false }}
      together={together}
      hasTime
      toastsInvalid
      write={write}
      onClose={onClose}
    >
      {(form) => (
        <>
          {isGone && <DeletedNotice kind={reminderFacts} />}
          <ReminderFields form={form}>
            {part.leads(form, form.draft.date, form.draft.time)}
            {isDay ? series.line?.(form) : part.fields(form, dayOf(form.draft))}
          </ReminderFields>
        </>
      )}
    </RecordDialog>
  );
}
