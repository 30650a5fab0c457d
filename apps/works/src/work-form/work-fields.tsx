import type { PlanDay } from '@dayloom/domain';
import { fieldOf } from '@dayloom/screen-kit';
import { RadioCards, TextArea, TextField } from '@dayloom/ui';
import { priorityOptions } from './priority-options.ts';
import { PlanFields } from './plan-fields.tsx';
import type { WorkForm } from './work-form.ts';
import * as styles from './work-fields.module.css';

interface WorkFieldsProps {
  readonly form: WorkForm;
  readonly earliestStart: PlanDay;
  /** Puts the focus into the title. */
  readonly startHere?: boolean;
}

export function WorkFields({ form, earliestStart, startHere = false }: WorkFieldsProps) {
  const { draft, change } = form;
  const field = fieldOf(form);
  return (
    <div className={styles.fields}>
      <TextField
        {...field('workTitle')}
        label="Title"
        look="title"
        placeholder="What are you working on?"
        autoComplete="off"
        required
        autoFocus={startHere}
      />
      <PlanFields form={form} earliestStart={earliestStart} />
      <RadioCards
        legend="Priority"
        options={priorityOptions}
        value={draft.priority}
        onChange={(priority) => change({ priority })}
      />
      <TextArea {...field('description')} label="Description" hint="Optional" />
    </div>
  );
}
