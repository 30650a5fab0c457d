import { type ActivityDraft, type ActivityFields, checkActivityDraft, endsNextDay } from '@dayloom/domain';
import { useRecordForm, useToasts } from '@dayloom/platform';
import { Button, Dialog, DraftKept, Notice, TextField, TimeField } from '@dayloom/ui';
import { useEffect, useRef } from 'react';
import * as styles from './activity-dialog.module.css';

interface ActivityDialogProps {
  title: string;
  submitLabel: string;
  /** Without one nothing is kept of what is typed. */
  draftKey: string | undefined;
  /** Its day was past when the dialog was opened: nothing can be typed (TT11). */
  isPast?: boolean;
  /** It was deleted elsewhere while the dialog was open. */
  isDeleted?: boolean;
  initial: ActivityDraft;
  /** What is stored, where the form begins with something else. */
  stored?: ActivityDraft;
  /** Writes the checked fields; a failure leaves the dialog open with its input. */
  save: (fields: ActivityFields) => Promise<boolean>;
  /** Saving adds an activity. */
  addsNew?: boolean;
  onClose: () => void;
}

const times = [['startTime', 'endTime']];

/** The form of an activity, for adding and editing alike (TT10, TT16). */
export function ActivityDialog({
  title,
  submitLabel,
  isPast = false,
  isDeleted = false,
  onClose,
  ...form
}: ActivityDialogProps) {
  const toasts = useToasts();
  const { draft, errors, pending, keptAt, change, submit, confirmClose, cancel } = useRecordForm({
    ...form,
    what: 'the activity',
    joins: ['title'],
    together: times,
    check: checkActivityDraft,
    onRefused: ({ message }, until) => toasts.error(message, undefined, { until }),
    onSaved: onClose,
  });
  const titleField = useRef<HTMLInputElement>(null);
  useEffect(() => titleField.current?.focus(), []);

  return (
    <Dialog
      open
      title={title}
      onClose={() => confirmClose(onClose)}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={() => cancel(onClose)}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pending} disabled={isPast}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {isPast && <Notice>Past days are read-only</Notice>}
      {isDeleted && (
        <Notice tone="warning" role="alert">
          This activity was deleted meanwhile. What you typed is kept: save it and restore the activity, or
          copy it.
        </Notice>
      )}
      <TextField
        ref={titleField}
        label="Activity Title"
        name="title"
        required
        autoComplete="off"
        disabled={isPast}
        value={draft.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <div className={styles.times}>
        <TimeField
          label="Start Time"
          name="startTime"
          required
          disabled={isPast}
          value={draft.startTime}
          error={errors.startTime}
          onChange={(event) => change({ startTime: event.target.value })}
        />
        <TimeField
          label="End Time"
          name="endTime"
          required
          disabled={isPast}
          value={draft.endTime}
          error={errors.endTime}
          hint={endsNextDay(draft) && 'Ends on the next day (+1)'}
          onChange={(event) => change({ endTime: event.target.value })}
        />
      </div>
      <DraftKept at={keptAt} />
    </Dialog>
  );
}
