import {
  type Checked,
  isBlank,
  type ReminderDraft,
  reminderDraftTogether,
  type ReminderField,
  type ReminderFields,
} from '@dayloom/domain';
import { useRecordForm, useToasts } from '@dayloom/platform';
import { Button, DateField, Dialog, DraftKept, Notice, TextField, TimeField } from '@dayloom/ui';
import { useEffect, useRef } from 'react';
import { QuickChoices } from './quick-choices.tsx';
import * as styles from './reminder-dialog.module.css';

interface ReminderDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly draftKey: string;
  /** It was deleted elsewhere while the dialog was open. */
  readonly isDeleted?: boolean;
  readonly initial: ReminderDraft;
  /** What is stored, where the form begins with something else. */
  readonly stored?: ReminderDraft;
  readonly check: (draft: ReminderDraft) => Checked<ReminderFields, ReminderField>;
  /** Writes the checked fields; a failure leaves the dialog open with its input. */
  readonly save: (fields: ReminderFields) => Promise<boolean>;
  /** Saving adds a reminder. */
  readonly addsNew?: boolean;
  readonly onClose: () => void;
}

/** The form of a reminder, for adding and editing alike (RM2, RM10). */
export function ReminderDialog(props: ReminderDialogProps) {
  const { title, submitLabel, isDeleted = false, onClose, ...form } = props;
  const toasts = useToasts();
  const { draft, errors, pending, keptAt, change, submit, confirmClose, cancel } = useRecordForm({
    ...form,
    what: 'the reminder',
    joins: ['title'],
    together: reminderDraftTogether,
    onRefused: ({ message }, until) => toasts.error(message, undefined, { until }),
    onSaved: onClose,
  });
  const titleField = useRef<HTMLInputElement>(null);
  useEffect(() => titleField.current?.focus(), []);
  const submitButton = useRef<HTMLButtonElement>(null);
  const choose = (when: Pick<ReminderDraft, 'date' | 'time'>) => {
    change(when);
    // Nothing is left to fill in.
    if (!isBlank(draft.title)) submitButton.current?.focus();
  };
  const field = (name: ReminderField) => ({
    name,
    required: true,
    value: draft[name],
    error: errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change({ [name]: event.target.value }),
  });

  return (
    <Dialog
      open
      title={title}
      onClose={() => confirmClose(onClose)}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={() => cancel(onClose)}>Cancel</Button>
          <Button ref={submitButton} type="submit" variant="primary" pending={pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {isDeleted && (
        <Notice tone="warning" role="alert">
          This reminder was deleted meanwhile. What you typed is kept: save it and restore the reminder, or
          copy it.
        </Notice>
      )}
      <TextField {...field('title')} ref={titleField} label="Reminder Title" autoComplete="off" />
      <QuickChoices draft={draft} onChoose={choose} />
      <div className={styles.when}>
        <DateField {...field('date')} label="Date" />
        <TimeField {...field('time')} label="Time" />
      </div>
      <DraftKept at={keptAt} />
    </Dialog>
  );
}
