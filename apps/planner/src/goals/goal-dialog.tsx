import {
  checkGoalDraft,
  type GoalDraft,
  type GoalFields,
  goalOptions,
  type GoalType,
  goalTypes,
} from '@dayloom/domain';
import { useRecordForm, useToasts } from '@dayloom/platform';
import { Button, DateField, Dialog, DraftKept, Notice, SelectField, TextArea, TextField } from '@dayloom/ui';
import { useEffect, useRef } from 'react';

interface GoalDialogProps {
  title: string;
  submitLabel: string;
  draftKey: string;
  /** It was deleted elsewhere while the dialog was open. */
  isDeleted?: boolean;
  initial: GoalDraft;
  /** What is stored, where the form begins with something else. */
  stored?: GoalDraft;
  /** Writes the checked fields; a failure leaves the dialog open with its input. */
  save: (fields: GoalFields) => Promise<boolean>;
  /** Saving adds a goal. */
  addsNew?: boolean;
  onSaved: (fields: GoalFields) => void;
  onClose: () => void;
}

const options = goalTypes.map((type) => ({ value: type, label: goalOptions[type] }));

/** The form of a goal, for adding and editing alike (GL5, GL8). */
export function GoalDialog({ title, submitLabel, isDeleted = false, onClose, ...form }: GoalDialogProps) {
  const toasts = useToasts();
  const { draft, errors, pending, keptAt, change, submit, confirmClose, cancel } = useRecordForm({
    ...form,
    what: 'the goal',
    joins: ['title'],
    check: checkGoalDraft,
    onRefused: ({ message }, until) => toasts.error(message, undefined, { until }),
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
          <Button type="submit" variant="primary" pending={pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {isDeleted && (
        <Notice tone="warning" role="alert">
          This goal was deleted meanwhile. What you typed is kept: save it and restore the goal, or copy it.
        </Notice>
      )}
      <SelectField
        label="Goal Type"
        name="type"
        options={options}
        value={draft.type}
        onChange={(event) => change({ type: event.target.value as GoalType })}
      />
      <TextField
        ref={titleField}
        label="Title"
        name="title"
        required
        autoComplete="off"
        value={draft.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label="Description"
        name="description"
        rows={3}
        required
        value={draft.description}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <DateField
        label="Deadline (Optional)"
        name="deadline"
        value={draft.deadline}
        error={errors.deadline}
        onChange={(event) => change({ deadline: event.target.value })}
      />
      <DraftKept at={keptAt} />
    </Dialog>
  );
}
