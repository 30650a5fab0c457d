import {
  checkGoalDraft,
  type GoalDraft,
  type GoalFields,
  goalOptions,
  type GoalType,
  goalTypes,
} from '@dayloom/domain';
import { useAction, useToasts } from '@dayloom/platform';
import { Button, DateField, Dialog, SelectField, TextArea, TextField, focusRefused } from '@dayloom/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

interface GoalDialogProps {
  title: string;
  submitLabel: string;
  initial: GoalDraft;
  /** Writes the checked fields and closes the dialog; a failure leaves it open with its input. */
  save: (fields: GoalFields) => Promise<void>;
  onClose: () => void;
}

const options = goalTypes.map((type) => ({ value: type, label: goalOptions[type] }));

/** The form of a goal, for adding and editing alike (GL5, GL8). */
export function GoalDialog({ title, submitLabel, initial, save, onClose }: GoalDialogProps) {
  const toasts = useToasts();
  const saving = useAction(save);
  const [draft, setDraft] = useState(initial);
  const [refused, setRefused] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  useEffect(() => titleField.current?.focus(), []);

  const checked = checkGoalDraft(draft);
  const errors = refused && !checked.ok ? checked.errors : {};
  const change = (part: Partial<GoalDraft>) => setDraft({ ...draft, ...part });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (checked.ok) return void saving.run(checked.fields);
    setRefused(true);
    toasts.error(checked.message);
    focusRefused(event.currentTarget, checked.errors);
  };

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={saving.pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
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
    </Dialog>
  );
}
