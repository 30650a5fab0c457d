import { type PlanDay, type WorkDraft, withDuration, withEndDate, withStartDate } from '@dayloom/domain';
import { DateField, NumberField } from '@dayloom/ui';
import { useState } from 'react';
import * as styles from './plan-fields.module.css';
import type { WorkForm } from './work-form.ts';

interface PlanFieldsProps {
  readonly form: WorkForm;
  readonly earliestStart: PlanDay;
}

/** Start, duration and end; one is computed from the other two, and is highlighted when it changes. */
export function PlanFields({ form: { draft, change, errors }, earliestStart }: PlanFieldsProps) {
  const [turns, setTurns] = useState({ endDate: 0, duration: 0 });
  const follow = (field: 'endDate' | 'duration', next: WorkDraft) => {
    if (next[field] !== draft[field]) setTurns({ ...turns, [field]: turns[field] + 1 });
    change(next);
  };
  return (
    <div className={styles.plan}>
      <DateField
        label="Start date"
        name="startDate"
        required
        min={earliestStart}
        value={draft.startDate}
        error={errors.startDate}
        onChange={(event) => follow('endDate', withStartDate(draft, event.target.value))}
      />
      <div className={styles.follower} data-turn={flash(turns.duration)}>
        <NumberField
          label="Duration (days)"
          name="duration"
          required
          min={1}
          step={1}
          value={draft.duration}
          error={errors.duration}
          onChange={(event) => follow('endDate', withDuration(draft, event.target.value))}
        />
      </div>
      <div className={styles.follower} data-turn={flash(turns.endDate)}>
        <DateField
          label="End date"
          name="endDate"
          required
          min={draft.startDate}
          value={draft.endDate}
          error={errors.endDate}
          onChange={(event) => follow('duration', withEndDate(draft, event.target.value))}
        />
      </div>
    </div>
  );
}

/** Two names for one animation, because an animation restarts only when its name changes. */
const flash = (turn: number) => (turn === 0 ? undefined : turn % 2 === 0 ? 'even' : 'odd');
