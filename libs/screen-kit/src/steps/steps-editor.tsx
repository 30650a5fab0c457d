import { maxSteps } from '@dayloom/domain/steps';
import { StepRow, type Ticks } from './step-row.tsx';
import * as styles from './steps-editor.module.css';
import { type EditedSteps, useStepsEditor } from './use-steps-editor.ts';

export interface StepsEditorProps extends EditedSteps {
  readonly ticks?: Ticks;
}

/**
 * A list of steps to edit: Enter adds the next one, Backspace in an empty one goes back, Alt with an arrow moves one, and
 * a pasted list becomes steps. Leaving a field is a change as well: blank steps are dropped once the list is left.
 */
export function StepsEditor({ steps, onChange, ticks = 'enabled' }: StepsEditorProps) {
  const { list, addedId, refusal, announced, enterStep, leave, actions } = useStepsEditor({
    steps,
    onChange,
  });
  const errorAt = (id: string) => (refusal?.id === id ? refusal.text : undefined);
  const shown = steps.length < maxSteps ? [...steps, { id: addedId, done: false, text: '' }] : steps;
  return (
    <>
      <ul
        ref={list}
        role="list"
        aria-label="Steps"
        className={styles.steps}
        onFocus={enterStep}
        onBlur={leave}
      >
        {shown.map((step, index) => (
          <StepRow
            key={step.id}
            step={step}
            number={index < steps.length ? index + 1 : undefined}
            ticks={ticks}
            error={errorAt(step.id)}
            takesFocus={steps.length === 0}
            actions={actions}
          />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </>
  );
}
