import {
  checkReminderDraft,
  draftOfReminder,
  isBlank,
  newReminderDraft,
  quickMoments,
  type Reminder,
  type ReminderDraft,
  reminderDraftTogether,
  type ReminderField,
  reminderFacts,
  skippedTimeText,
} from '@dayloom/domain';
import { localeAtom, type RecordForm, useAtomValue, useMinute, useToday } from '@dayloom/platform';
import { fieldOf, RecordDialog } from '@dayloom/screen-kit';
import { Button, DateField, TextField, TimeField } from '@dayloom/ui';
import { useRef } from 'react';
import * as styles from './reminder-dialog.module.css';

function ReminderFields({ form }: { readonly form: RecordForm<ReminderDraft, ReminderField> }) {
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
        <TimeField {...field('time')} label="Time" required hint={skippedTimeText(draft, locale)} />
      </div>
    </>
  );
}

interface ReminderDialogProps {
  /** The reminder to edit; omitted to add a reminder. */
  readonly reminder?: Reminder;
  readonly filled?: Partial<ReminderDraft>;
  readonly onClose: () => void;
}

export function ReminderDialog({ reminder, filled = {}, onClose }: ReminderDialogProps) {
  const stored = reminder ? draftOfReminder(reminder) : newReminderDraft();
  return (
    <RecordDialog
      kind={reminderFacts}
      record={reminder}
      draftOf={draftOfReminder}
      {...(!reminder && { title: 'Add New Reminder' })}
      initial={{ ...stored, ...filled }}
      stored={stored}
      check={checkReminderDraft}
      defaults={{ completed: false }}
      together={reminderDraftTogether}
      hasTime
      toastsInvalid
      onClose={onClose}
    >
      {(form) => <ReminderFields form={form} />}
    </RecordDialog>
  );
}
