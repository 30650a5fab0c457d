import {
  checkGoalDraft,
  draftOfGoal,
  type Goal,
  type GoalDraft,
  type GoalField,
  goalOptions,
  goalFacts,
  type GoalType,
  goalTypes,
  newGoalDraft,
} from '@dayloom/domain';
import type { RecordForm } from '@dayloom/platform';
import { fieldOf, RecordDialog } from '@dayloom/screen-kit';
import { DateField, SelectField, TextArea, TextField } from '@dayloom/ui';
import { useEffect, useRef } from 'react';

const options = goalTypes.map((type) => ({ value: type, label: goalOptions[type] }));

function GoalFields({ form }: { readonly form: RecordForm<GoalDraft, GoalField> }) {
  const field = fieldOf(form);
  const title = useRef<HTMLInputElement>(null);
  // The type is preselected, so the focus starts in the title.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <SelectField
        label="Goal Type"
        name="type"
        options={options}
        value={form.draft.type}
        onChange={(event) => form.change({ type: event.target.value as GoalType })}
      />
      <TextField {...field('title')} ref={title} label="Title" required autoComplete="off" />
      <TextArea {...field('description')} label="Description" required />
      <DateField {...field('deadline')} label="Deadline (Optional)" />
    </>
  );
}

interface GoalDialogProps {
  /** The goal to edit; omitted to add a goal. */
  readonly goal?: Goal;
  /** Initial values of a new goal: the type of its column, or values from the address. */
  readonly filled?: Partial<GoalDraft>;
  readonly onSaved: (type: GoalType) => void;
  readonly onClose: () => void;
}

export function GoalDialog({ goal, filled = {}, onSaved, onClose }: GoalDialogProps) {
  // A type set by the column was not typed, so it does not count as a draft.
  const stored = goal ? draftOfGoal(goal) : { ...newGoalDraft(), ...(filled.type && { type: filled.type }) };
  return (
    <RecordDialog
      kind={goalFacts}
      record={goal}
      draftOf={draftOfGoal}
      initial={{ ...stored, ...filled }}
      stored={stored}
      check={checkGoalDraft}
      defaults={{ completed: false }}
      toastsInvalid
      onSaved={({ type }) => type && onSaved(type)}
      onClose={onClose}
    >
      {(form) => <GoalFields form={form} />}
    </RecordDialog>
  );
}
