import { stepLimit, type Step } from '@dayloom/domain/steps';
import { DeleteButton, PlusIcon, TaskCheck } from '@dayloom/ui';
import { type ClipboardEvent, type KeyboardEvent, memo, useId } from 'react';
import * as styles from './steps-editor.module.css';

/** What can be done with a row; the same functions for the life of the editor. */
export interface StepActions {
  type(id: string, field: HTMLTextAreaElement): void;
  press(id: string, event: KeyboardEvent): void;
  paste(id: string, event: ClipboardEvent<HTMLTextAreaElement>): void;
  tick(id: string): void;
  erase(id: string): void;
}

/** `none` where steps are always open. */
export type Ticks = 'enabled' | 'disabled' | 'none';

interface StepRowProps {
  readonly step: Step;
  /** From 1 on; undefined for the line that adds a step. */
  readonly number: number | undefined;
  readonly ticks: Ticks;
  readonly error: string | undefined;
  /** Whether a dialog that opens can put the focus into this field. */
  readonly takesFocus: boolean;
  readonly actions: StepActions;
}

const whyTooLong = (text: string) =>
  text.length > stepLimit
    ? `Step must be at most ${stepLimit} characters, and this one has ${text.length}`
    : undefined;

/** One step: its tick, its text and a button that deletes it. Memoized, because typing renders the list. */
export const StepRow = memo(function StepRow({
  step,
  number,
  ticks,
  error: refused,
  takesFocus,
  actions,
}: StepRowProps) {
  const { id, done, text } = step;
  const errorId = useId();
  const error = refused ?? whyTooLong(text);
  const label = number === undefined ? 'Add a step' : `Step ${number}`;
  return (
    <li data-step={id} className={styles.step} onKeyDown={(event) => actions.press(id, event)}>
      {number === undefined || ticks === 'none' ? (
        <span aria-hidden="true" className={styles.mark}>
          {number === undefined ? <PlusIcon /> : '•'}
        </span>
      ) : (
        <TaskCheck
          done={done}
          label={`${done ? 'Step done' : 'Mark step done'}: ${text}`}
          title={done ? 'Done' : 'Mark Done'}
          disabled={ticks === 'disabled' || text.trim() === ''}
          onToggle={() => actions.tick(id)}
        />
      )}
      {/* An invisible copy of the text makes the field as high as it, in all browsers. */}
      <span className={styles.grown} data-text={text}>
        <textarea
          rows={1}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          className={styles.text}
          data-done={done}
          placeholder={number === undefined ? label : undefined}
          enterKeyHint="next"
          data-no-entry={takesFocus ? undefined : ''}
          value={text}
          onChange={({ currentTarget }) => actions.type(id, currentTarget)}
          onPaste={(event) => actions.paste(id, event)}
        />
      </span>
      {number !== undefined && (
        <DeleteButton
          className={styles.delete}
          label={`Delete step: ${text}`}
          title="Delete step"
          onDelete={() => actions.erase(id)}
        />
      )}
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </li>
  );
});
